import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The alphabet with digraphs as one Cyrillic character each, and foreign letters in dictionary order. */
const alphabet = 'abcčćdџđefghijklљmnњopqrsštuvwxyzž';
const cyrillic = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const latinSigns = 'abvgdđežzijklљmnњoprstćufhcčџš';
/** Character that sorts a letter by bytes, after space and digits. */
const rank = (letter: string): string => String.fromCharCode(65 + alphabet.indexOf(letter));

const own = [...alphabet];
const pairs: [string, string][] = [
  ...own.map((letter): [string, string] => [letter, rank(letter)]),
  ...own.map((letter): [string, string] => [letter.toUpperCase(), rank(letter)]),
  ...[...cyrillic].flatMap((letter, place): [string, string][] => {
    const to = rank(latinSigns[place] as string);
    return [
      [letter, to],
      [letter.toUpperCase(), to],
    ];
  }),
];
const letters = [...new Map(pairs)];
/** Quotes and punctuation in names, ignored when sorting. */
const dropped = `„”“"'’.,-–()&`;
const from = letters.map(([letter]) => letter).join('') + dropped;
const to = letters.map(([, place]) => place).join('');

/**
 * Key that sorts names by the Serbian alphabet (… c č ć d dž đ …, lj and nj as letters, the same in both scripts). No
 * collation that is available in every database does that.
 */
export const serbianOrder = (text: SQLWrapper): SQL => {
  const joined = sql`regexp_replace(regexp_replace(regexp_replace(${text}, 'd[žŽ]', 'џ', 'gi'), 'lj', 'љ', 'gi'), 'nj', 'њ', 'gi')`;
  return sql`translate(${joined}, ${from}, ${to}) collate "C"`;
};

const foldedCyrillic = 'абвгдђежзијклмнопрстћуфхцчш';
const foldFrom = `ČĆŠŽĐčćšžđ${foldedCyrillic}${foldedCyrillic.toUpperCase()}`;
const foldTo = `ccszdccszd${'abvgddezzijklmnoprstcufhccs'.repeat(2)}`;

/** `fold` (serbian-text.ts) as SQL, for text stored unfolded. */
export const folded = (text: SQLWrapper): SQL => {
  const joined = sql`regexp_replace(regexp_replace(regexp_replace(${text}, '[љЉ]', 'lj', 'g'), '[њЊ]', 'nj', 'g'), '[џЏ]', 'dz', 'g')`;
  return sql`replace(lower(translate(${joined}, ${foldFrom}, ${foldTo})), 'dj', 'd')`;
};
