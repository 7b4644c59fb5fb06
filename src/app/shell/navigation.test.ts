import { expect, test } from 'vitest';
import { mobileNavigation, userNavigation } from './late/own-navigation.ts';
import { isCandidateArea, isCurrent, mainNavigation } from './navigation.ts';

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
])('%s is marked under %j', (pathname, items) => {
  expect(currentOf(pathname)).toEqual(items);
});

test.each([
  ['/oglasi', ['postings']],
  ['/oglasi/17', ['postings']],
  ['/oglasi/17/prijava-poslata', ['postings']],
  ['/oglasi/kljucni', ['postings']],
  ['/oglasi/model/rada', ['postings']],
  ['/oglasi/keywords', ['postings']],
  ['/poslodavci/3', ['employers']],
  ['/blog/4', ['blog']],
  ['/oglasi/17/spoljna-prijava', []],
  ['/nema-toga', []],
])('for a guest %s is marked under %j', (pathname, items) => {
  const current = mainNavigation.guest.filter((item) => isCurrent(item, pathname));
  expect(current.map(({ text }) => text)).toEqual(items);
});

test.each([
  ['/profil/kandidat/prijave', ['applications']],
  ['/profil/kandidat/prijave/1b2c', ['applications']],
  ['/profil/kandidat/sacuvani-oglasi', ['savedPostings']],
])('for a candidate %s is marked under %j', (pathname, items) => {
  const current = userNavigation.jobseeker.filter((item) => isCurrent(item, pathname));
  expect(current.map(({ text }) => text)).toEqual(items);
});

test.each([
  ['/admin/korisnici', '/admin/korisnici'],
  ['/admin/korisnici/novi', '/admin/korisnici'],
  ['/admin/korisnici/1b2c', '/admin/korisnici'],
  ['/admin/poslodavci', '/admin/poslodavci'],
  ['/admin/oglasi', '/admin/oglasi'],
  ['/poslodavci', undefined],
  ['/admin', undefined],
])('for an administrator %s is marked under %s', (pathname, href) => {
  const current = mainNavigation.admin.filter((item) => isCurrent(item, pathname));
  expect(current.map((item) => item.href)).toEqual(href === undefined ? [] : [href]);
});

test.each(['guest', 'jobseeker', 'employer', 'admin'] as const)(
  'the menu of narrow screens leads %s wherever the wide header does',
  (who) => {
    const own = who === 'guest' ? [] : userNavigation[who];
    const reached = [...mobileNavigation[who], ...own].map(({ href }) => href);
    expect(reached).toEqual(expect.arrayContaining(mainNavigation[who].map(({ href }) => href)));
    expect(new Set(reached).size).toBe(reached.length);
  },
);

test.each([
  ['/profil/kandidat', true],
  ['/profil/kandidat/prijave/0b8c5d5e-7c55-4a8c-9e7c-6b7f3e1c2d4a', true],
  ['/profil/kandidat/dokumenti', true],
  ['/', false],
  ['/oglasi/7', false],
  ['/profil/poslodavac', false],
  ['/nigde', false],
])('whether %s is a page of the candidate’s own: %s', (pathname, own) => {
  expect(isCandidateArea(pathname)).toBe(own);
});
