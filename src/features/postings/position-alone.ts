import { findPlace } from '#features/catalog/place-tree.ts';
import { fold } from '#kit/serbian-text.ts';

/* The title for search engines is the name of the position alone: no place, pay, urgency or capitals (Google,
   JobPosting: title). What employers write is not changed anywhere else. */

const urgent = /(?<!\p{L})(?:hitno|urgent(?:ly)?|хитно)(?!\p{L})[\s!:,–—-]*/giu;
const pay = /\d[\d.,\s]{0,30}(?:k\s)?(?:€|eur|evra|evro|din|rsd|дин)/iu;
/** Words that remain in capitals. */
const acronyms = new Set(
  'IT HR PR QA UX UI CNC CAD SAP SQL PHP SEO B C CE D E BE DE PLC ERP PC DTP PVC NK KV VKV SSS VSS VS MIG TIG CO2 REL'.split(
    ' ',
  ),
);

const words = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const placeNames = (codes: readonly string[]): Set<string> =>
  new Set(
    codes.flatMap((code) => {
      const place = findPlace(code);
      const above = place?.parent ? findPlace(place.parent) : undefined;
      return [place, above].flatMap((each) => (each ? [each.sr, each.en, each.locative].map(words) : []));
    }),
  );

/** Whether a separate part does not name a position: places, pay, „m/ž”. */
const isBeside = (part: string, places: ReadonlySet<string>): boolean => {
  const pieces = part
    .split(/[,;/]|\s(?:i|and|и)\s/u)
    .map(words)
    .filter(Boolean);
  return pay.test(part) || pieces.every((piece) => places.has(piece) || /^(?:m|z|f|w|d|м|ж)$/u.test(piece));
};

const withoutPlaceAtEnd = (title: string, places: ReadonlySet<string>): string => {
  const typed = title.split(' ');
  for (let count = Math.min(4, typed.length - 1); count > 1; count -= 1) {
    const end = words(typed.slice(-count).join(' '));
    if (/^(?:u|na|in) /.test(end) && places.has(end)) return typed.slice(0, -count).join(' ');
  }
  return title;
};

const quiet = (title: string): string => {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{4}/u.test(title)) return title;
  const lower = title.replace(/[\p{L}\d]+/gu, (word) => (acronyms.has(word) ? word : word.toLowerCase()));
  return lower.replace(/\p{L}/u, (first) => first.toUpperCase());
};

/** The position alone, from a title and the codes of its places; the whole title when nothing would remain. */
export function positionAlone(title: string, locations: readonly string[]): string {
  const places = placeNames(locations);
  const [first = '', ...rest] = title
    .replace(urgent, '')
    // Brackets and the text after a dash, bar or comma are separate parts.
    .split(/(?<!\s)(?=\s*[([])|(?=\s+[-–—|]\s+)|(?=,\s)/u);
  const parts = rest.filter((part) => !isBeside(part.replace(/^[\s([\-–—|,]+|[\s)\]]+$/gu, ''), places));
  const name = quiet(withoutPlaceAtEnd([first, ...parts].join('').trim(), places))
    .replace(/^[\s\-–—|,:!]+|[\s\-–—|,:!]+$/gu, '')
    .replace(/\s+/g, ' ');
  return /\p{L}/u.test(name) ? name : title.trim();
}
