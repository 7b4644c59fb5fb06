import { expect, test } from 'vitest';
import { findWording } from '#features/publishing/wording/wording-check.ts';
import { markFound } from './found-words.ts';

const marked = (text: string): string =>
  markFound(
    text,
    findWording(text).map(({ found }) => found),
  )
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['osoba do 35 godina, spremna na noćni rad', 'osoba [do 35 godina], spremna na noćni rad'],
  ['Tražimo osobu ženskog pola', 'Tražimo osobu [ženskog pola]'],
  ['Девојке за рад у пекари', '[Девојке] за рад у пекари'],
  ['Godišnji odmor i rad sa decom', 'Godišnji odmor i rad sa decom'],
])('%s', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('what is found twice, overlaps or is nowhere keeps the text whole', () => {
  const text = 'devojka, momak, devojka';
  const pieces = markFound(text, ['devojka', 'devojka momak', 'nigde', '']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual(['devojka', ', momak', 'devojka']);
});
