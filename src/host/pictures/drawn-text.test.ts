import { expect, test } from 'vitest';
import { drawLine, wrapText } from './drawn-text.ts';
import type { Font } from './font-file.ts';

/** Every letter is a square of half its size; there are capital letters, the full stop, … and the blank. */
const squares: Font = {
  unitsPerEm: 1000,
  glyphOf: (codePoint) => {
    const character = String.fromCodePoint(codePoint);
    return /[A-Z.…Č ]/.test(character)
      ? { path: character === ' ' ? '' : 'M0 0L500 0L500 500Q0 500 0 0Z', advance: 500 }
      : null;
  },
};
const wrap = (text: string, most = 3) => wrapText(squares, 20, text, { width: 100, most });

test('letters follow one another, with y pointing down', () => {
  expect(drawLine(squares, 20, 'AB')).toEqual({
    path: 'M0 0L10 0L10 -10Q0 -10 0 0ZM10 0L20 0L20 -10Q10 -10 10 0Z',
    width: 20,
  });
});

test('a letter and its combining mark are one letter; what the font does not have is left out', () => {
  expect(drawLine(squares, 20, 'C\u030c').width).toBe(10);
  expect(drawLine(squares, 20, 'A🎉A').width).toBe(20);
});

test('words go to the next line, and a word that is too wide is broken', () => {
  expect(wrap('AAAA BBBB CCCC')).toEqual(['AAAA BBBB', 'CCCC']);
  expect(wrap('AAAAAAAAAAAA BB')).toEqual(['AAAAAAAAAA', 'AA BB']);
});

test('what does not fit ends with … within the width, without a blank or a full stop before it', () => {
  expect(wrap('AAAA BBBB CCCC DDDD EEEE', 2)).toEqual(['AAAA BBBB', 'CCCC DDDD…']);
  expect(wrap('AAAA BBBBBBBB. CCCCCCCCCC', 1)).toEqual(['AAAA…']);
  expect(wrap('AAAAAAAA. B C D', 1)).toEqual(['AAAAAAAA…']);
});

test('nothing that can be drawn is no line', () => {
  expect(wrap('🎉 🎉')).toEqual([]);
});
