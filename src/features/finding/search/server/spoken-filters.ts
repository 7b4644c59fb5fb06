import spokenFilters from '#content/search/spoken-filters.json' with { type: 'json' };
import { longestPlaceForm, placeNamed } from '#features/catalog/place-forms.ts';
import type { saidFacets } from '#features/postings/search-fields.ts';

/** Filters that words can express. */
export type SpokenFacet = (typeof saidFacets)[number];

/** Filter expressed by words: values of a list, or the minimum pay per month in `currency`. */
export type Meaning =
  | { facet: SpokenFacet; codes: readonly string[] }
  | { facet: 'salaryFrom'; amount: number; currency: 'RSD' | 'EUR' };

/** Recognised words, by their number and meaning. */
export interface Spoken {
  length: number;
  meaning: Meaning;
}

type Matcher = (word: string) => boolean;

const longestEnding = 4;
/** Words that `WORK` in a phrase stands for: work, but not worker. */
const work = 'rad|rada|radu|radom|radi|radim|raditi|posao|posla|poslovi';

const matcherOf = (said: string): Matcher => {
  const choices = said
    .replace('WORK', work)
    .split('|')
    .map((choice): Matcher => {
      if (!choice.endsWith('*')) return (word) => word === choice;
      const beginning = choice.slice(0, -1);
      return (word) => word.startsWith(beginning) && word.length <= beginning.length + longestEnding;
    });
  return (word) => choices.some((fits) => fits(word));
};

/**
 * Phrases that express a value, in folded words: `a|b` is either, `a*` any ending of up to four letters, `WORK` work in
 * any form. Words that are also parts of names (`noćni` recepcioner, `vođa`, `direktor`) are included only together
 * with the word that makes them a condition.
 */
const saidOf = Object.entries<Readonly<Record<string, readonly string[]>>>(spokenFilters) as [
  facet: SpokenFacet,
  phrases: Readonly<Record<string, readonly string[]>>,
][];

const compiled = saidOf
  .flatMap(([facet, phrases]) =>
    Object.entries(phrases).flatMap(([codes, said]) =>
      said.map((phrase) => ({
        words: phrase.split(' ').map(matcherOf),
        meaning: { facet, codes: codes.split(' ') } satisfies Meaning,
      })),
    ),
  )
  .sort((a, b) => b.words.length - a.words.length);

const spokenPhrase = (words: readonly string[], at: number): Spoken | null => {
  const match = compiled.find(({ words: fits }) => fits.every((matches, step) => matches(words[at + step] ?? '')));
  return match ? { length: match.words.length, meaning: match.meaning } : null;
};

const spokenPlace = (words: readonly string[], at: number): Spoken | null => {
  for (let length = longestPlaceForm; length > 0; length -= 1) {
    const code = placeNamed(words.slice(at, at + length).join(' '));
    if (code && at + length <= words.length) return { length, meaning: { facet: 'locations', codes: [code] } };
  }
  return null;
};

const atLeast = /^(?:preko|iznad|od|bar|barem|minimum|min|najmanje|over|above|from)$/;
const pay = /^(?:plat\p{L}{1,2}|zarad\p{L}{1,2}|salary|pay)$/u;
const dinars = /^(?:din|dinara|rsd)$/;
const euros = /^(?:eur|evra|evro|euro|eura|e|€)$/;
const amountInWords = /^(\d{1,3}(?:[.,]\d{3})+|\d{2,7})(k|din|rsd|eur|€)?$/;
const thousands = /^(?:hiljada|hiljade|iljada|k)$/;
/** Range of plausible monthly pay, so that years, street numbers or kilometres are not recognised as pay. */
const sensible = { RSD: [20_000, 2_000_000], EUR: [200, 20_000] } as const;

/**
 * The minimum pay: a number next to „preko”, „plata” or a currency (`preko 100.000`, `plata 90000`, `od 1.000 evra`,
 * `80 hiljada dinara`).
 */
const spokenPay = (words: readonly string[], at: number): Spoken | null => {
  let next = at;
  while (next < at + 3 && (pay.test(words[next] ?? '') || atLeast.test(words[next] ?? ''))) next += 1;
  const introduced = next > at;
  const [, digits, unit] = amountInWords.exec(words[next] ?? '') ?? [];
  if (digits === undefined) return null;
  next += 1;
  let amount = Number(digits.replace(/[.,]/g, ''));
  if (unit === 'k') amount *= 1000;
  if (thousands.test(words[next] ?? '')) {
    amount *= 1000;
    next += 1;
  }
  const inEuros = unit === 'eur' || unit === '€' || euros.test(words[next] ?? '');
  const named = unit === 'din' || unit === 'rsd' || inEuros || dinars.test(words[next] ?? '');
  if ((inEuros && unit !== 'eur' && unit !== '€') || dinars.test(words[next] ?? '')) next += 1;
  const currency = inEuros ? 'EUR' : 'RSD';
  const [least, most] = sensible[currency];
  if (!(introduced || named) || amount < least || amount > most) return null;
  return { length: next - at, meaning: { facet: 'salaryFrom', amount, currency } };
};

/** The filter expressed by the folded words starting at a position; null if they are search words. */
export const spokenAt = (words: readonly string[], at: number): Spoken | null =>
  spokenPay(words, at) ?? spokenPhrase(words, at) ?? spokenPlace(words, at);
