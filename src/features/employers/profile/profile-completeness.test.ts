import { expect, test } from 'vitest';
import { completeness, missingParts } from './profile-completeness.ts';

const whole = {
  logo: '1',
  website: 'https://kvarc.example',
  registrationNumber: '17162543',
  phone: '011 324 5678',
  companyEmail: 'kontakt@kvarc.example',
  address: 'Njegoševa 14',
  location: 'Beograd',
  postal: '11000',
  shortDescription: 'Knjige.',
  about: '<p>Mi.</p>',
};

test('a whole profile misses nothing', () => {
  expect(missingParts(whole)).toEqual([]);
  expect(completeness([])).toBe(100);
});

test('blanks are nothing, and a seat without a part of it is none', () => {
  expect(missingParts({ ...whole, logo: null, website: '  ', postal: '' })).toEqual(['logo', 'website', 'seat']);
  expect(completeness(['logo', 'website', 'seat'])).toBe(63);
  expect(completeness(missingParts({}))).toBe(0);
});
