import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toJsonResume } from '#features/candidates/cv/json-resume.ts';
import { cvInput } from '#features/candidates/cv-fields.ts';
import { candidateProfileInput } from '#features/candidates/profile-fields.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { buildCv, buildLargestCv } from '#tests/builders/cv-builder.ts';
import { nastyStrings } from '#tests/support/nasty-strings.ts';
import { readCvFile } from './read-cv-file.ts';
import { toPreview } from './to-preview.ts';

const months = fc
  .tuple(fc.integer({ min: 1930, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
const text = (maxLength: number) =>
  fc
    .oneof(fc.string({ maxLength }), fc.string({ maxLength, unit: 'binary' }), fc.constantFrom(...nastyStrings))
    // As the door of the API lets it in.
    .map((typed) => typed.slice(0, maxLength).toWellFormed().replaceAll('\u0000', ''));
const period = fc.tuple(months, months, fc.boolean()).map(([one, other, goesOn]) => ({
  dateFrom: one < other ? one : other,
  dateTo: goesOn ? '' : one < other ? other : one,
}));
const word = text(100).map((typed) => `Ž${typed}`);
const cvs = fc.record({
  version: fc.constant(0),
  education: fc.array(
    fc.tuple(word, word, period).map(([title, institution, when]) => ({ title, institution, ...when })),
    { maxLength: 3 },
  ),
  experience: fc.array(
    fc.tuple(word, word, period).map(([companyName, positionName, when]) => ({ companyName, positionName, ...when })),
    { maxLength: 3 },
  ),
  skills: fc.array(
    text(50).map((typed) => `s${typed}`),
    { maxLength: 5 },
  ),
  aboutMe: text(1000),
});
const codes = (all: readonly { code: string }[]) => fc.constantFrom('', ...all.map(({ code }) => code));
const profiles = fc.record({
  version: fc.constant(0),
  name: fc.constantFrom('Ana', 'Ђорђе', "O'Neil", 'Ана Марија'),
  lastName: fc.constantFrom('Anić', 'Петровић-Ђокић', 'Đ'),
  phone: fc.constantFrom('', '064 123 4567', '+49 30 1234567'),
  profession: text(100),
  experienceLevel: codes(experienceLevels),
  educationLevel: codes(educationLevels),
  photo: fc.constant(null),
  address: text(200),
  city: text(100),
  birthday: fc.constantFrom('', '1990-02-28', '1966-12-31'),
  externalLink: fc.constantFrom('', 'https://primer.rs/ana?b=c&d=%C4%8D'),
});

test('every CV that can be saved comes back from its JSON Resume as it was', async () => {
  await fc.assert(
    fc.asyncProperty(profiles, cvs, async (typedProfile, typedCv) => {
      const { version: _p, photo: _f, ...profile } = candidateProfileInput.parse(typedProfile);
      const { version: _v, ...cv } = cvInput.parse(typedCv);
      const said = { ...profile, email: 'ana@primer.rs', phoneText: '' };
      const file = new TextEncoder().encode(JSON.stringify(toJsonResume(said, cv, null), null, 2));
      const back = toPreview(await readCvFile(file), 'ana@primer.rs');
      expect(back.source).toBe('prilika');
      const { phoneText: _t, ...general } = back.general;
      expect(general).toEqual(profile);
      const done = { yearFrom: '', yearTo: '' };
      expect(back.cv).toEqual({
        ...cv,
        education: cv.education.map((entry) => ({ ...entry, ...done })),
        experience: cv.experience.map((entry) => ({ ...entry, ...done })),
      });
      expect(back.leftOut).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

describe('what is taken along is JSON Resume by the rules of its schema 1.0.0', () => {
  const date = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/;
  const known = {
    resume: ['$schema', 'basics', 'work', 'education', 'skills', 'meta'],
    basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'location'],
    location: ['address', 'city'],
    meta: ['version', 'lastModified', 'prilika'],
  };

  test.each([
    ['a usual one', buildCv()],
    ['the largest', buildLargestCv('Ž')],
    ['one of names alone', buildCv({ cv: { education: [], experience: [], skills: [], aboutMe: '' } })],
  ])('%s', (_, { profile, cv }) => {
    const resume = toJsonResume(profile, cv, '2026-11-20T10:00:00.000Z');
    const { basics, work, education, skills, meta } = resume;
    expect(known.resume).toEqual(expect.arrayContaining(Object.keys(resume)));
    expect(known.basics).toEqual(expect.arrayContaining(Object.keys(basics)));
    expect(known.location).toEqual(expect.arrayContaining(Object.keys(basics.location ?? {})));
    expect(known.meta).toEqual(expect.arrayContaining(Object.keys(meta)));
    expect(URL.canParse(resume.$schema)).toBe(true);
    expect(URL.canParse(basics.url ?? resume.$schema)).toBe(true);
    expect(basics.email).toMatch(/^[^@\s]+@[^@\s]+$/);
    for (const { startDate, endDate = startDate } of [...work, ...education]) {
      expect(startDate).toMatch(date);
      expect(endDate).toMatch(date);
    }
    for (const one of [...work, ...education, ...skills])
      for (const value of Object.values(one)) expect(value).toBeTypeOf('string');
  });
});
