import { expect, test } from 'vitest';
import { buildCv } from '#tests/builders/cv-builder.ts';
import { toJsonResume } from './json-resume.ts';

test('a CV as JSON Resume has everything under the names of the format', () => {
  const { profile, cv } = buildCv();
  expect(toJsonResume(profile, cv, '2026-11-19T08:00:00.000Z')).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: 'Milica Đorđević',
      label: 'Samostalna knjigovođa',
      email: 'milica.djordjevic@posta.example',
      phone: '+381641234567',
      url: 'https://primer.rs/milica',
      summary: 'Vodim knjige četiri godine.\n\nVolim uredne evidencije i jasne rokove.',
      location: { address: 'Mite Ružića 1', city: 'Beograd' },
    },
    work: [
      { name: 'Bilans Plus', position: 'Knjigovođa', startDate: '2022-03' },
      { name: 'Gradina', position: 'Fakturista', startDate: '2019-06', endDate: '2022-02' },
    ],
    education: [
      {
        institution: 'Visoka poslovna škola',
        area: 'Strukovni ekonomista',
        startDate: '2014-10',
        endDate: '2018-06',
      },
    ],
    skills: [{ name: 'PDV i poreske prijave' }, { name: 'Microsoft Excel' }],
    meta: {
      version: 'v1.0.0',
      lastModified: '2026-11-19T08:00:00.000Z',
      prilika: {
        name: 'Milica',
        lastName: 'Đorđević',
        birthday: '1995-03-14',
        experienceLevel: '3-5',
        educationLevel: 'strukovne',
      },
    },
  });
});

test('what is empty is left out', () => {
  const { profile, cv } = buildCv({
    profile: { phone: '', address: '', city: '', birthday: '', externalLink: '', profession: '' },
    cv: { education: [], experience: [], skills: [], aboutMe: '' },
  });
  expect(toJsonResume(profile, cv, null)).toMatchObject({
    basics: { name: 'Milica Đorđević', email: 'milica.djordjevic@posta.example' },
    work: [],
    education: [],
    skills: [],
  });
  expect(Object.keys(toJsonResume(profile, cv, null).basics)).toEqual(['name', 'email']);
});
