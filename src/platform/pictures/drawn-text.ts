import type { Font } from './font-file.ts';

/** Fonts that complement each other, each with other scripts; of one design and one unit size. */
export type FontFamily = readonly Font[];

export interface DrawnLine {
  /** Path data with its origin at the beginning of the base line, in pixels. */
  path: string;
  width: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Numbers of path data, scaled and turned over: y points down in pictures. */
const placed = (path: string, scale: number, x: number): string => {
  let horizontal = true;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      horizontal = true;
      return token;
    }
    const value = Number(token) * (horizontal ? scale : -scale) + (horizontal ? x : 0);
    horizontal = !horizontal;
    return String(round(value));
  });
};

/** The glyph of a character in the first font that has it; a blank for what none has, such as pictograms. */
const glyphOf = (family: FontFamily, character: string) => {
  const codePoint = character.codePointAt(0) as number;
  for (const font of family) {
    const glyph = font.glyphOf(codePoint);
    if (glyph) return { ...glyph, unitsPerEm: font.unitsPerEm };
  }
  return null;
};

const widthOf = (family: FontFamily, size: number, text: string): number =>
  [...text].reduce((width, character) => {
    const glyph = glyphOf(family, character);
    return width + (glyph ? (glyph.advance / glyph.unitsPerEm) * size : 0);
  }, 0);

/** One line as a path. Composed letters are used where there are any; what no font has is left out. */
export function drawLine(family: FontFamily, size: number, text: string): DrawnLine {
  let x = 0;
  const pieces = [...text.normalize('NFC')].map((character) => {
    const glyph = glyphOf(family, character);
    if (!glyph) return '';
    const scale = size / glyph.unitsPerEm;
    const path = placed(glyph.path, scale, x);
    x += glyph.advance * scale;
    return path;
  });
  return { path: pieces.join(''), width: x };
}

/** Characters that no font has are dropped, and the spaces around them merged. */
const drawable = (family: FontFamily, text: string): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .filter((character) => glyphOf(family, character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/**
 * Text in at most `most` lines of `width` pixels. What does not fit ends with …; a word that is wider than a line is
 * broken.
 */
export function wrapText(
  family: FontFamily,
  size: number,
  text: string,
  { width, most }: { width: number; most: number },
): string[] {
  const fits = (line: string): boolean => widthOf(family, size, line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of drawable(family, text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      const letters = [...line];
      let count = letters.length - 1;
      while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
      lines.push(letters.slice(0, count).join(''));
      line = letters.slice(count).join('');
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const rows = lines.slice(0, most);
  let last = rows.at(-1) as string;
  while (last !== '' && !fits(`${last}…`)) last = [...last].slice(0, -1).join('');
  return [...rows.slice(0, -1), `${last.replace(/[\s.,;:–-]+$/u, '')}…`];
}
