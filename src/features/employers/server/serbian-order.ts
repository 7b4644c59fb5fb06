import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The alphabet with its two-letter letters as one Cyrillic sign each, and foreign letters where dictionaries put them. */
const alphabet = 'abcčćdџđefghijklљmnњopqrsštuvwxyzž';
const cyrillic = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const latinSigns = 'abvgdđežzijklљmnњoprstćufhcčџš';
/** Rank of the n-th letter, in the order of bytes; all lie behind space and digits. */
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
/** What orders nothing: quotes and marks around and inside names. */
const dropped = `„”“"'’.,-–()&`;
const from = letters.map(([letter]) => letter).join('') + dropped;
const to = letters.map(([, place]) => place).join('');

/**
 * A key that puts names in the order of the Serbian alphabet (… c č ć d dž đ …, lj and nj as letters, both scripts alike).
 * No collation that every database has does that.
 */
export const serbianOrder = (text: SQLWrapper): SQL => {
  const joined = sql`regexp_replace(regexp_replace(regexp_replace(${text}, 'd[žŽ]', 'џ', 'gi'), 'lj', 'љ', 'gi'), 'nj', 'њ', 'gi')`;
  return sql`translate(${joined}, ${from}, ${to}) collate "C"`;
};

const foldedCyrillic = 'абвгдђежзијклмнопрстћуфхцчш';
const foldFrom = `ČĆŠŽĐčćšžđ${foldedCyrillic}${foldedCyrillic.toUpperCase()}`;
const foldTo = `ccszdccszd${'abvgddezzijklmnoprstcufhccs'.repeat(2)}`;

/** `fold` (serbian-text.ts) as SQL, for texts that are stored as they were written. */
export const folded = (text: SQLWrapper): SQL => {
  const joined = sql`regexp_replace(regexp_replace(regexp_replace(${text}, '[љЉ]', 'lj', 'g'), '[њЊ]', 'nj', 'g'), '[џЏ]', 'dz', 'g')`;
  return sql`replace(lower(translate(${joined}, ${foldFrom}, ${foldTo})), 'dj', 'd')`;
};
