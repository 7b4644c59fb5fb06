import { expect, it } from 'vitest';
import { languageAddress } from './language-address.ts';

it('keeps path and query', () => {
  expect(languageAddress('/oglasi', '?q=vozač&jobTypes=puno&jobTypes=nocni', 'en')).toBe(
    '/oglasi?q=voza%C4%8D&jobTypes=puno&jobTypes=nocni&lang=en',
  );
});

it('replaces a language that is there', () => {
  expect(languageAddress('/', '?lang=en', 'sr')).toBe('/?lang=sr');
});
