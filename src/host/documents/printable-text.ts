import { openSync } from 'fontkit';
import { fontFile } from '../pictures/font-file.ts';

let letters: ReadonlySet<number> | undefined;

/** Code points that the documents' font has; read once. */
const known = (): ReadonlySet<number> => {
  if (!letters) {
    const font = openSync(fontFile(400));
    if (!('characterSet' in font)) throw new Error('The font of documents is a collection.');
    letters = new Set(font.characterSet);
  }
  return letters;
};

const drawn = (text: string): string => [...text].filter((sign) => known().has(sign.codePointAt(0) ?? 0)).join('');

/**
 * Text in one line, as a document can show it: without control and direction marks, and without characters that its
 * font lacks (emoji, other scripts), which would be drawn as boxes. Letters with an unsupported diacritic lose the
 * diacritic.
 */
export const printable = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, ''),
  ]
    .map((sign) => drawn(sign) || drawn(sign.normalize('NFKD')))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Longest part of a word that fits every column, in letters of usual width. */
const longest = 20;
const part = 6;

const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\p{Lu}mwшжющ@%]/u.test(sign) ? 1.5 : 1), 0);

/**
 * Parts of a word that may be on different lines: split after `@`, after other punctuation, or else every few letters.
 */
const piecesOf = (word: string): string[] =>
  [/(?<=@)/u, /(?<=[./_-])(?![./_-])/u, new RegExp(`(?<=^(?:.{${part}})+)`, 'u')].reduce<string[]>(
    (pieces, mark) => pieces.flatMap((piece) => (widthOf(piece) > longest ? piece.split(mark) : [piece])),
    [word],
  );

/**
 * A `hyphenationCallback`: where a word that is too long for a column may break. An empty part between two parts allows
 * a break without a hyphen, so that the text reads as it was written.
 */
export const partLongWord = (word: string): string[] =>
  piecesOf(word).flatMap((piece, at) => (at === 0 ? [piece] : ['', piece]));
