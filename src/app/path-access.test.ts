import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { accessOf, formPaths, isPrivate, loginAddress, pathAccess, safeRedirect } from './path-access.ts';

describe('the table of paths', () => {
  it('has every page of the site', () => {
    const routes = readFileSync(new URL('./routes.ts', import.meta.url), 'utf8');
    const paths = [...routes.matchAll(/route\(\s*'([^']+)'/g)]
      .map(([, path = '']) => `/${path.replaceAll(/:\w+/g, '{id}')}`)
      .filter((path) => !['/*', '/_ui'].includes(path));
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !pathAccess.has(path))).toEqual([]);
  });

  it('names as taking forms exactly the pages that answer them', () => {
    const routes = readFileSync(new URL('./routes.ts', import.meta.url), 'utf8');
    const answering = [...routes.matchAll(/route\(\s*'([^']+)',\s*'([^']+)'/g)]
      .filter(([, , file]) =>
        /export (?:const|async function|function) action\b/.test(
          readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'),
        ),
      )
      .map(([, path = '']) => `/${path.replaceAll(/:\w+/g, '{id}')}`);
    expect(answering.sort()).toEqual([...formPaths].sort());
  });

  it.each([
    ['/', 'everybody'],
    ['/oglasi/12', 'everybody'],
    ['/oglasi/kreiranje', 'employer'],
    ['/oglasi/kljucni', 'everybody'],
    ['/oglasi/12/prijave', 'employer'],
    ['/oglasi/prijava/0b5c', 'employer'],
    ['/oglasi/12/apliciraj', 'jobseeker'],
    ['/profil/kandidat/prijave/0b5c', 'jobseeker'],
    ['/admin/korisnici/novi', 'admin'],
    ['/prijava/administrator', 'signed-out'],
    ['/email/verifikuj', 'everybody'],
    ['/profil/poslodavac/', 'employer'],
    ['/PROFIL/poslodavac', 'employer'],
    ['/profil/%70oslodavac', 'employer'],
    ['/nema-toga', null],
    ['/profil/kandidat/nema-toga', null],
    ['/%E0%A4%A', null],
  ])('%s: %s', (path, access) => {
    expect(accessOf(path)).toBe(access);
  });
});

test.each([
  ['/', false],
  ['/oglasi/12', false],
  ['/prijava/kandidat', false],
  ['/nema-toga', false],
  ['/oglasi/kreiranje', true],
  ['/profil/kandidat/cv', true],
  ['/admin', true],
])('%s is private: %s', (path, expected) => {
  expect(isPrivate(path)).toBe(expected);
});

describe('safeRedirect', () => {
  it.each([
    '/',
    '/oglasi?q=%C4%8Da%C4%8Dak&sort=newest',
    '/profil/poslodavac/oglasi?tab=history#kraj',
    '/admin',
  ])('follows %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'oglasi',
    'https:evil',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2fevil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/oglasi%0d%0aSet-Cookie:a=b',
    'javascript:alert(1)',
    ' /oglasi',
    '/%',
    // Pages that only lead on: no way round in circles.
    '/prijava/kandidat',
    '/prijava/poslodavac?redirectUrl=%2Foglasi',
    '/registracija/kandidat/',
    '/PRIJAVA/kandidat',
    '/lozinka/zaboravljena',
  ])('refuses %s', (path) => {
    expect(safeRedirect(path)).toBeNull();
  });
});

test('an address too long to be carried along is not led back to', () => {
  const longest = '/oglasi?q='.padEnd(2000, 'x');
  expect(safeRedirect(longest)).toBe(longest);
  expect(safeRedirect(`${longest}x`)).toBeNull();
  expect(loginAddress(`${longest}x`)).toBe('/prijava/kandidat');
});

test('slashes at the end do not make another page, however many', () => {
  expect(accessOf(`/oglasi${'/'.repeat(8000)}`)).toBe('everybody');
  expect(accessOf(`${'/'.repeat(8000)}x`)).toBeNull();
});

describe('loginAddress', () => {
  it.each([
    ['/profil/kandidat?a=1', '/prijava/kandidat?redirectUrl=%2Fprofil%2Fkandidat%3Fa%3D1'],
    ['/oglasi/kreiranje?korak=tip', '/prijava/poslodavac?redirectUrl=%2Foglasi%2Fkreiranje%3Fkorak%3Dtip'],
    ['/admin/korisnici', '/prijava/administrator?redirectUrl=%2Fadmin%2Fkorisnici'],
    ['/oglasi/3', '/prijava/kandidat?redirectUrl=%2Foglasi%2F3'],
    ['/prijava/poslodavac', '/prijava/kandidat'],
  ])('%s', (address, expected) => {
    expect(loginAddress(address)).toBe(expected);
  });
});
