import { expect, test } from 'vitest';
import { isCurrent, mainNavigation, mobileNavigation, userNavigation } from './navigation.ts';

const currentOf = (pathname: string): string[] =>
  mainNavigation.employer.filter((item) => isCurrent(item, pathname)).map(({ text }) => text);

test.each([
  ['/cenovnik', ['prices']],
  ['/oglasi/kreiranje', ['myPostings']],
  ['/oglasi/obnova', ['myPostings']],
  ['/oglasi/17/prijave', ['ownApplications']],
  ['/oglasi/17/izmena', ['myPostings']],
  ['/oglasi/17/statistika', ['myPostings']],
  ['/oglasi/prijava/1b2c', ['ownApplications']],
  ['/profil/poslodavac/oglasi', ['myPostings']],
  ['/', []],
])('%s stands under %j', (pathname, items) => {
  expect(currentOf(pathname)).toEqual(items);
});

test.each(['/oglasi', '/oglasi/17', '/oglasi/kljucni', '/oglasi/model/rada', '/oglasi/keywords'])(
  '%s stands under the postings',
  (pathname) => {
    const items = mainNavigation.guest.filter((item) => isCurrent(item, pathname));
    expect(items.map(({ text }) => text)).toEqual(['postings']);
  },
);

test.each(['guest', 'jobseeker', 'employer', 'admin'] as const)(
  'the menu of narrow screens leads %s wherever the wide header does',
  (who) => {
    const own = who === 'guest' ? [] : userNavigation[who];
    const reached = [...mobileNavigation[who], ...own].map(({ href }) => href);
    expect(reached).toEqual(expect.arrayContaining(mainNavigation[who].map(({ href }) => href)));
    expect(new Set(reached).size).toBe(reached.length);
  },
);
