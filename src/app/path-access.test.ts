import { describe, expect, it, test } from 'vitest';
import { accessOf, isPrivate, loginAddress, safeRedirect, takesForm } from './path-access.ts';

describe('accessOf', () => {
  it.each([
    ['/', 'everybody'],
    ['/oglasi/12', 'everybody'],
    ['/oglasi/kreiranje', 'recruiter'],
    ['/oglasi/kljucni', 'everybody'],
    ['/oglasi/12/prijave', 'reader'],
    ['/oglasi/prijava/0b5c', 'reader'],
    ['/oglasi/12/apliciraj', 'jobseeker'],
    ['/profil/kandidat/prijave/0b5c', 'jobseeker'],
    ['/admin/korisnici/novi', 'admin'],
    ['/prijava/administrator', 'signed-out'],
    ['/email/verifikuj', 'everybody'],
    ['/profil/poslodavac/', 'owner'],
    ['/PROFIL/poslodavac', 'owner'],
    ['/profil/%70oslodavac', 'owner'],
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
  it.each(['/', '/oglasi?q=%C4%8Da%C4%8Dak&sort=newest', '/profil/poslodavac/oglasi?tab=history#kraj', '/admin'])(
    'follows %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

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

test('an address that is too long is not used as the way back', () => {
  const longest = '/oglasi?q='.padEnd(2000, 'x');
  expect(safeRedirect(longest)).toBe(longest);
  expect(safeRedirect(`${longest}x`)).toBeNull();
  expect(loginAddress(`${longest}x`)).toBe('/prijava/kandidat');
});

test.each([
  ['/kontakt', true],
  ['/prijava/kandidat', true],
  ['/oglasi/12/spoljna-prijava', true],
  ['/oglasi/12', false],
  ['/nema-toga', false],
])('%s takes a form: %s', (path, expected) => {
  expect(takesForm(path)).toBe(expected);
});

describe('loginAddress', () => {
  it.each([
    ['/profil/kandidat?a=1', '/prijava/kandidat?redirectUrl=%2Fprofil%2Fkandidat%3Fa%3D1'],
    ['/oglasi/kreiranje?korak=tip', '/prijava/poslodavac?redirectUrl=%2Foglasi%2Fkreiranje%3Fkorak%3Dtip'],
    ['/admin/korisnici', '/prijava/administrator?redirectUrl=%2Fadmin%2Fkorisnici'],
    ['/oglasi/3', '/prijava/kandidat?redirectUrl=%2Foglasi%2F3'],
    ['/prijava/poslodavac', '/prijava/kandidat'],
    ['/admin/nema-toga', '/prijava/administrator?redirectUrl=%2Fadmin%2Fnema-toga'],
    ['/profil/poslodavac/nema', '/prijava/poslodavac?redirectUrl=%2Fprofil%2Fposlodavac%2Fnema'],
  ])('%s', (address, expected) => {
    expect(loginAddress(address)).toBe(expected);
  });
});
