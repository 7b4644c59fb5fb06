import { expect, test } from 'vitest';
import { toLanguage } from './language.ts';
import { inLanguage } from './page-address.ts';

test.each([
  ['en', 'en'],
  ['sr', 'sr'],
  ['de', 'sr'],
  ['EN', 'sr'],
  ['', 'sr'],
  [null, 'sr'],
  [undefined, 'sr'],
])('%j counts as %s', (value, language) => expect(toLanguage(value)).toBe(language));

test('only English stands in an address, besides what is there already', () => {
  expect(inLanguage('https://prilika.rs/oglasi?q=zidar', 'sr')).toBe('https://prilika.rs/oglasi?q=zidar');
  expect(inLanguage('https://prilika.rs/oglasi?q=zidar', 'en')).toBe('https://prilika.rs/oglasi?q=zidar&lang=en');
});
