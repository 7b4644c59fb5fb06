import type { Font } from './font-file.ts';

export interface DrawnLine {
  /** SVG path data in pixels, with its origin at the start of the baseline. */
  path: string;
  width: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Scales and flips path data: y points down in pictures. */
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

const glyphOf = (font: Font, character: string) => font.glyphOf(character.codePointAt(0) as number);

const widthOf = (font: Font, size: number, text: string): number =>
  [...text].reduce(
    (width, character) => width + ((glyphOf(font, character)?.advance ?? 0) / font.unitsPerEm) * size,
    0,
  );

/**
 * Converts one line of text to a path. Composed letters are used where available; characters that the font lacks are
 * dropped.
 */
export function drawLine(font: Font, size: number, text: string): DrawnLine {
  const scale = size / font.unitsPerEm;
  let x = 0;
  const pieces = [...text.normalize('NFC')].map((character) => {
    const glyph = glyphOf(font, character);
    if (!glyph) return '';
    const path = placed(glyph.path, scale, x);
    x += glyph.advance * scale;
    return path;
  });
  return { path: pieces.join(''), width: x };
}

/** Drops characters that the font lacks, such as pictograms, and merges the spaces around them. */
const drawable = (font: Font, text: string): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .filter((character) => glyphOf(font, character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/**
 * Wraps text to at most `most` lines of `width` pixels. Overflow is cut off with …; a word that is wider than a line is
 * broken.
 */
export function wrapText(
  font: Font,
  size: number,
  text: string,
  { width, most }: { width: number; most: number },
): string[] {
  const fits = (line: string): boolean => widthOf(font, size, line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of drawable(font, text).split(' ')) {
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
