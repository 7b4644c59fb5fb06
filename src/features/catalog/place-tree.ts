import type { Language } from '#kit/i18n/language.ts';
import { fold } from '#kit/serbian-text.ts';
import { type Place, type PlaceCode, places } from './places.ts';

/** Tag of every posting that is not abroad, so that a search of the whole country needs only one tag. */
export const IN_SERBIA_TAG = 'u-srbiji';

export const ABROAD: PlaceCode = 'inostranstvo';
export const WHOLE_COUNTRY: PlaceCode = 'cela-srbija';

const all: readonly Place[] = places;
const byCode = new Map(all.map((place) => [place.code, place]));

/** The place with this code, or undefined. */
export const findPlace = (code: string): Place | undefined => byCode.get(code);

function withAncestors(code: string): string[] {
  const place = byCode.get(code);
  if (!place) return [];
  return [code, ...(place.parent === undefined ? [] : withAncestors(place.parent))];
}

/**
 * Search tags of a posting placed at these codes: each place, all its ancestors, and `u-srbiji` for anything but
 * Inostranstvo. Unknown codes are ignored. Compare with `placeFilter`.
 */
export function placeClosure(codes: readonly string[]): string[] {
  const tags = codes.flatMap(withAncestors);
  if (tags.some((tag) => tag !== ABROAD)) tags.push(IN_SERBIA_TAG);
  return [...new Set(tags)];
}

/**
 * Tags for a search for these places; a posting matches when its closure contains one of them. A place matches its
 * children and postings placed in Cela Srbija; Cela Srbija matches all but Inostranstvo (rules.md#places). Unknown
 * codes are ignored; an empty result means that places do not restrict the search.
 */
export function placeFilter(codes: readonly string[]): string[] {
  const validCodes = codes.filter((code) => byCode.has(code));
  const tags = validCodes.flatMap((code) => {
    if (code === WHOLE_COUNTRY) return [IN_SERBIA_TAG];
    return code === ABROAD ? [ABROAD] : [code, WHOLE_COUNTRY];
  });
  return [...new Set(tags)];
}

const words = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const withoutPreposition = (text: string): string => text.replace(/^(u|na|iz|kod|in) (?=.)/, '');

const namesOf = ({ code, sr, en, locative, synonyms = [] }: Place): string[] =>
  [code, sr, en, locative, withoutPreposition(locative), ...synonyms].map(words);

const named = new Map<string, string[]>();
for (const place of all) {
  for (const name of new Set(namesOf(place))) named.set(name, [...(named.get(name) ?? []), place.code]);
}

const spelled = all.map(({ code, sr }) => ({ code, name: words(sr) }));

function findOne(text: string): string[] {
  const typed = words(text);
  const exact = named.get(typed) ?? named.get(withoutPreposition(typed));
  if (exact) return exact;
  const start = withoutPreposition(typed);
  if (start.length < 3) return [];
  return spelled.filter(({ name }) => name.startsWith(start)).map(({ code }) => code);
}

/** Max places in one text; the rest is ignored. */
const maxJoined = 20;

/**
 * Codes of the places in a text: by code, label or synonym, in either script, without diacritics, in the locative with
 * or without its preposition, or by a prefix of at least three letters. Several can be joined by commas or „i”. Empty
 * when nothing matches.
 */
export function findPlaces(text: string): string[] {
  const whole = findOne(text);
  if (whole.length > 0) return whole;
  const parts = text.split(/[,;/]|\s(?:i|ili|и|или|and|or)\s/i).filter((part) => part.trim() !== '');
  return parts.length < 2 ? [] : [...new Set(parts.slice(0, maxJoined).flatMap(findOne))];
}

/** A town that was typed in, in another language where it is known: `Belgrade` for `Beograd`. */
export const townLabel = (typed: string, language: Language): string =>
  typed
    .split(', ')
    .map((part) => all.find(({ sr }) => sr === part)?.[language] ?? part)
    .join(', ');

/**
 * Label of a place: `Novi Sad`, for municipalities with the town: `Beograd, Vračar`. An unknown code is returned as is.
 */
export function placeLabel(code: string, language: Language): string {
  const place = byCode.get(code);
  if (!place) return code;
  const town = place.kind === 'municipality' && place.parent ? byCode.get(place.parent) : undefined;
  return town ? `${town[language]}, ${place[language]}` : place[language];
}

/** Location phrase for running text: `u Novom Sadu`, `in Novi Sad`, `in the Bor District`, `abroad`. */
export function placeInText(place: Place, language: Language): string {
  if (language === 'sr') return place.locative;
  if (place.kind === 'whole-country') return 'all over Serbia';
  if (place.kind === 'abroad') return 'abroad';
  return `in ${place.kind === 'region' ? 'the ' : ''}${placeLabel(place.code, language)}`;
}

/** All descendants of a code, at any depth. */
export function placesUnder(code: string): Place[] {
  return all.filter((place) => place.code !== code && withAncestors(place.code).includes(code));
}

const kinds: readonly Place['kind'][] = ['place', 'municipality', 'region', 'whole-country', 'abroad'];

/**
 * Match rank of a place's names for typed text: 0 a whole name, 1 prefix of the label, 2 prefix of another name, 3
 * prefix of a later word.
 */
function likeness(place: Place, start: string): number {
  const names = namesOf(place);
  if (names.includes(start)) return 0;
  if ([place.sr, place.en].some((label) => words(label).startsWith(start))) return 1;
  if (names.some((name) => name.startsWith(start))) return 2;
  return names.some((name) => name.includes(` ${start}`)) ? 3 : Number.POSITIVE_INFINITY;
}

/**
 * Places that match typed text, in either script and without diacritics, best match first: `nis` → Niš, `нови` → Novi
 * Sad; towns come before municipalities and regions. `within` is the town of a municipality.
 */
export function placesLike(typed: string): { place: Place; within: Place | undefined }[] {
  const start = withoutPreposition(words(typed));
  if (start === '') return [];
  return all
    .map((place) => ({ place, fit: likeness(place, start) }))
    .filter(({ fit }) => Number.isFinite(fit))
    .sort((a, b) => a.fit - b.fit || kinds.indexOf(a.place.kind) - kinds.indexOf(b.place.kind))
    .map(({ place }) => ({
      place,
      within: place.kind === 'municipality' && place.parent ? byCode.get(place.parent) : undefined,
    }));
}
