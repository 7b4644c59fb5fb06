import { expect, test } from 'vitest';
import { isCurrent, mainNavigation } from './navigation.ts';

const currentOf = (pathname: string): string[] =>
  mainNavigation.employer.filter((item) => isCurrent(item, pathname)).map(({ text }) => text);

test.each([
  ['/oglasi', ['postings']],
  ['/oglasi/17', ['postings']],
  ['/oglasi/kljucni', ['postings']],
  ['/oglasi/model/rada', ['postings']],
  ['/oglasi/keywords', ['postings']],
  ['/cenovnik', ['prices']],
  ['/oglasi/kreiranje', ['myPostings']],
  ['/oglasi/17/prijave', ['myPostings']],
  ['/oglasi/prijava/1b2c', ['myPostings']],
  ['/profil/poslodavac/oglasi', ['myPostings']],
  ['/', []],
])('%s stands under %j', (pathname, items) => {
  expect(currentOf(pathname)).toEqual(items);
});
