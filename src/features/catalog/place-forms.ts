import { fold } from '#kit/serbian-text.ts';
import { type Place, places } from './places.ts';

/** Genitive, dative, accusative and instrumental of a folded word, from its nominative and locative. */
const casesOf = (name: string, locative: string): string[] => {
  const ends = (ending: string): boolean => locative.endsWith(ending);
  const stem = (letters: number): string => locative.slice(0, -letters);
  // Šimanovci – u Šimanovcima
  if (ends('ima')) return [name, locative, `${stem(3)}e`, locative];
  // Sremska – u Sremskoj
  if (ends('oj')) return [`${stem(2)}e`, locative, `${stem(2)}u`, `${stem(2)}om`];
  // Novi – u Novom, Gornji – u Gornjem
  if ((ends('om') || ends('em')) && name.endsWith('i')) return [`${stem(1)}g`, locative, name, `${name}m`];
  // Vladičin – u Vladičinom
  if (ends('om')) return [`${name}og`, locative, name, `${name}im`];
  // Subotica – u Subotici, Palanka – u Palanci
  if (ends('i') && name.endsWith('a')) {
    const root = name.slice(0, -1);
    return [`${root}e`, locative, `${root}u`, `${root}om`];
  }
  // Čačak – u Čačku, Užice – u Užicu
  if (ends('u')) return [`${stem(1)}a`, locative, name, `${stem(1)}${/[cčćšžj]$/.test(stem(1)) ? 'em' : 'om'}`];
  return [name, locative, name, name];
};

const withoutPreposition = (locative: string): string => locative.replace(/^(u|na) /, '');

/** The folded name of a place in every case: Novi Sad, Novog Sada, Novom Sadu, Novim Sadom. */
export function placeForms({ sr, locative }: Pick<Place, 'sr' | 'locative'>): string[] {
  const name = fold(sr).split(' ');
  const where = fold(withoutPreposition(locative)).split(' ');
  if (name.length !== where.length) return [name.join(' '), where.join(' ')];
  const words = name.map((word, at) => casesOf(word, where[at] as string));
  const cases = [0, 1, 2, 3].map((of) => words.map((forms) => forms[of]).join(' '));
  return [...new Set([name.join(' '), ...cases])];
}

const byForm = new Map<string, string>();
for (const place of places as readonly Place[]) {
  // „Sremski” alone does not mean the region: Sremski Karlovci, sremski kulen.
  const others = place.kind === 'region' ? [] : (place.synonyms ?? []);
  const names = [place.en, ...others].map((name) => fold(withoutPreposition(name)));
  for (const form of [...placeForms(place), ...names]) if (!byForm.has(form)) byForm.set(form, place.code);
}

/** Max number of words in a form. */
export const longestPlaceForm = Math.max(...[...byForm.keys()].map((form) => form.split(' ').length));

/** The place with this folded name, in any case, without a preposition; undefined when there is none. */
export const placeNamed = (words: string): string | undefined => byForm.get(words);
