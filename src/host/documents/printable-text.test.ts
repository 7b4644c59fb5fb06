import { expect, test } from 'vitest';
import { partLongWord, printable } from './printable-text.ts';

test.each([
  ['Čačak, Ђурђевак: „šest”', 'Čačak, Ђурђевак: „šest”'],
  ['  red\n i\tblanko ', 'red i blanko'],
  ['nevidljivo\u200b\u202e\u0000\ufeff', 'nevidljivo'],
  ['mlada 👩‍💻 osoba', 'mlada osoba'],
  ['漢字', ''],
  ['C\u030cac\u030cak', 'Čačak'],
])('%j is printed as %j', (text, shown) => expect(printable(text)).toBe(shown));

test.each([
  ['knjigovodstvenih', ['knjigovodstvenih']],
  ['OSPOSOBLJAVANJE', ['OSPOSO', '', 'BLJAVA', '', 'NJE']],
  ['milica.djordjevic@posta.example', ['milica.djordjevic@', '', 'posta.example']],
  ['Stojadinović-Đurđević', ['Stojadinović-', '', 'Đurđević']],
  ['a'.repeat(22), ['aaaaaa', '', 'aaaaaa', '', 'aaaaaa', '', 'aaaa']],
])('%s may be parted where it says', (word, parts) => {
  expect(partLongWord(word)).toEqual(parts);
  expect(parts.join('')).toBe(word);
});
