import { describe, expect, it, test } from 'vitest';
import { type PageName, pageAddress, pageAt, siteMap } from './site-map.ts';

const pages = Object.entries(siteMap);

describe('the rows', () => {
  test('are one for each path', () => {
    const paths = pages.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('say of every fixed path that a guest may open whether it is in the sitemap, and of no other', () => {
    const open = pages.filter(
      ([, { path, access }]) => !path.includes('{id}') && ['everybody', 'signed-out'].includes(access),
    );
    const saying = pages.filter(([, { sitemap }]) => sitemap !== undefined);
    expect(saying.map(([name]) => name)).toEqual(open.map(([name]) => name));
  });

  test('keep out of the sitemap the steps that mails and other pages lead to', () => {
    expect(pages.flatMap(([name, { sitemap }]) => (sitemap === false ? [name] : []))).toEqual([
      'alert',
      'alert-confirmation',
      'error',
      'login-admin',
      'forgotten-password',
      'new-password',
      'email-verification',
      'verify-email',
      'unsubscribe',
      'company-invitation',
      'notice-address',
      'decision',
      'agent-mail',
      'interview',
      'application-withdrawal',
    ]);
  });

  test('belong under pages that belong to nobody else', () => {
    for (const [name, { under }] of pages)
      if (under !== undefined) expect(siteMap[under as PageName]?.under, name).toBeUndefined();
  });
});

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/oglasi/12', 'posting'],
    ['/oglasi/kreiranje', 'posting-create'],
    ['/oglasi/kljucni', 'highlighted-postings'],
    ['/oglasi/model/rada', 'work-model-postings'],
    ['/oglasi/12/prijave', 'employer-applications'],
    ['/oglasi/prijava/0b5c', 'employer-application'],
    ['/admin/korisnici/novi', 'admin-user-create'],
    ['/admin/korisnici/0b5c', 'admin-user'],
    ['/profil/poslodavac/', 'employer-profile'],
    ['/PROFIL/poslodavac', 'employer-profile'],
    ['/profil/%70oslodavac', 'employer-profile'],
    ['/nema-toga', null],
    ['/oglasi/12/nema-toga', null],
    ['/%E0%A4%A', null],
  ])('%s: %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it('finds every page at its own address', () => {
    for (const [name, { path }] of pages) expect(pageAt(path.replace('{id}', '4711'))).toBe(name);
  });

  it('takes slashes at the end for no other page, however many', () => {
    expect(pageAt(`/oglasi${'/'.repeat(8000)}`)).toBe('postings');
    expect(pageAt(`${'/'.repeat(8000)}x`)).toBeNull();
  });
});

describe('pageAddress', () => {
  it('is the path, with the id in it', () => {
    expect(pageAddress('home')).toBe('/');
    expect(pageAddress('prices')).toBe('/cenovnik');
    expect(pageAddress('posting-edit', 12)).toBe('/oglasi/12/izmena');
  });

  it('never leads elsewhere, whatever the id is', () => {
    expect(pageAddress('posting', '../$&?a#b')).toBe('/oglasi/..%2F%24%26%3Fa%23b');
  });
});
