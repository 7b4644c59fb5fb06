import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { uploadFile } from '#features/files/contract.ts';
import { files } from '#features/files/server/file-table.ts';
import { savePosting } from '#features/postings/marks/contract.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getCv, putCv } from '../cv-contract.ts';
import type { CvForm } from '../cv-fields.ts';
import { getCandidateProfile, getCandidateSummary, putCandidateProfile } from '../profile-contract.ts';
import type { CandidateProfileForm } from '../profile-fields.ts';

const app = await createTestApplication();
const { executor } = app.database;

const profileForm = (change: Partial<CandidateProfileForm> = {}): CandidateProfileForm => ({
  version: 0,
  name: 'Milica',
  lastName: 'Đorđević',
  phone: '064 123 4567',
  profession: 'Knjigovođa',
  experienceLevel: '3-5',
  educationLevel: 'strukovne',
  photo: null,
  address: 'Mite Ružića 1',
  city: 'Beograd',
  birthday: '14. 3. 1995.',
  externalLink: 'primer.rs/milica',
  ...change,
});
const cvForm = (change: Partial<CvForm> = {}): CvForm => ({
  version: 0,
  education: [{ title: 'Ekonomista', institution: 'Visoka škola', dateFrom: '10/2014', dateTo: '2018-06' }],
  experience: [{ companyName: 'Bilans', positionName: 'Knjigovođa', dateFrom: '3. 2022.', dateTo: '' }],
  skills: ['PDV', 'Obračun zarada'],
  aboutMe: 'Vodim knjige.',
  ...change,
});
const saveProfile = async (as: string, change: Partial<CandidateProfileForm> = {}) =>
  (await app.call(putCandidateProfile, { body: profileForm(change) }, { as })).data;
const saveCv = async (as: string, change: Partial<CvForm> = {}) =>
  (await app.call(putCv, { body: cvForm(change) }, { as })).data;
const upload = async (as: string, purpose: 'photo' | 'document' = 'photo') => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new File([await samplePicture('png', 90)], 'ja.png'));
  return (await app.call(uploadFile, { body: { purpose } }, { as, form })).data.id;
};

describe('general data', () => {
  test('are empty at first, and are what was saved after that', async () => {
    const { token: as, row } = await signedInCandidate(app, { name: 'Ana', lastName: 'Anić' });
    const { data: empty } = await app.call(getCandidateProfile, {}, { as });
    expect(empty).toMatchObject({
      version: 0,
      name: 'Ana',
      lastName: 'Anić',
      email: row.email,
      phone: '',
      photo: null,
      birthday: '',
    });
    const saved = await saveProfile(as);
    expect(saved).toEqual({
      version: 1,
      name: 'Milica',
      lastName: 'Đorđević',
      email: row.email,
      phone: '+381641234567',
      phoneText: '064 1234567',
      profession: 'Knjigovođa',
      experienceLevel: '3-5',
      educationLevel: 'strukovne',
      photo: null,
      address: 'Mite Ružića 1',
      city: 'Beograd',
      birthday: '1995-03-14',
      externalLink: 'https://primer.rs/milica',
    });
    expect((await app.call(getCandidateProfile, {}, { as })).data).toEqual(saved);
    const [account] = await executor.select().from(accounts).where(eq(accounts.id, row.id));
    expect(account?.searchFolded).toBe(`milica dordevic ${row.email}`);
  });

  test('need names alone; everything wrong is told at once, field by field', async () => {
    const { token: as } = await signedInCandidate(app);
    const nothing: Partial<CandidateProfileForm> = {
      phone: '',
      profession: '',
      address: '',
      city: '',
      birthday: '',
      externalLink: '',
      experienceLevel: '',
      educationLevel: '',
    };
    expect(await saveProfile(as, nothing)).toMatchObject({ version: 1, phone: '', birthday: '' });
    const refusal = await refusalOf(
      saveProfile(as, {
        version: 1,
        name: '',
        lastName: '<b>',
        phone: '12',
        profession: 'x'.repeat(101),
        experienceLevel: 'mnogo' as never,
        birthday: '1. 13. 1990.',
        externalLink: 'javascript:alert(1)',
      }),
    );
    expect(refusal?.errors.map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'name: required',
      'lastName: name',
      'phone: phone',
      'profession: too-long',
      'experienceLevel: not-listed',
      'birthday: date',
      'externalLink: web-address',
    ]);
  });

  test('a save over a newer one is refused with the newer state, and one of two at once wins', async () => {
    const { token: as } = await signedInCandidate(app);
    await saveProfile(as);
    const refusal = await refusalOf(saveProfile(as, { city: 'Niš' }));
    expect(refusal).toMatchObject({
      code: 'candidates.profile-changed',
      current: { version: 1, city: 'Beograd' },
    });
    const both = await Promise.allSettled([
      saveProfile(as, { version: 1, city: 'Niš' }),
      saveProfile(as, { version: 1, city: 'Bor' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a photo is one’s own upload, seen by nobody else, and gone when it is replaced', async () => {
    const { token: as } = await signedInCandidate(app);
    const { token: other } = await signedInCandidate(app);
    const photo = await upload(as);
    const saved = await saveProfile(as, { photo });
    expect(saved.photo).toMatchObject({ id: photo });
    const seenBy = async (token?: string) =>
      (
        await app.fetch(saved.photo?.url ?? '', {
          headers: token ? { Authorization: `Bearer ${token}` } : {},
        })
      ).status;
    expect([await seenBy(as), await seenBy(other), await seenBy()]).toEqual([200, 404, 404]);

    const foreign = await refusalOf(saveProfile(other, { photo }));
    expect(foreign?.errors).toMatchObject([{ path: 'photo', code: 'file-gone' }]);
    const noPhoto = await refusalOf(saveProfile(as, { version: 1, photo: await upload(as, 'document') }));
    expect(noPhoto?.errors).toMatchObject([{ path: 'photo', code: 'file-gone' }]);

    expect((await saveProfile(as, { version: 1, photo })).photo).toMatchObject({ id: photo });
    await saveProfile(as, { version: 2, photo: await upload(as) });
    expect(await executor.$count(files, eq(files.id, photo))).toBe(0);
  });
});

describe('a CV', () => {
  test('is kept by section, with months as machines write them', async () => {
    const { token: as } = await signedInCandidate(app);
    expect((await app.call(getCv, {}, { as })).data).toEqual({
      version: 0,
      education: [],
      experience: [],
      skills: [],
      aboutMe: '',
      changedAt: null,
    });
    const saved = await saveCv(as, { skills: ['PDV', ' pdv ', 'Excel'] });
    expect(saved).toEqual({
      version: 1,
      education: [{ title: 'Ekonomista', institution: 'Visoka škola', dateFrom: '2014-10', dateTo: '2018-06' }],
      experience: [{ companyName: 'Bilans', positionName: 'Knjigovođa', dateFrom: '2022-03', dateTo: '' }],
      skills: ['PDV', 'Excel'],
      aboutMe: 'Vodim knjige.',
      changedAt: app.clock.now().toISOString(),
    });
    // General data share the version, and saving them leaves the sections unchanged.
    await saveProfile(as, { version: 1 });
    expect((await app.call(getCv, {}, { as })).data).toMatchObject({ version: 2, skills: ['PDV', 'Excel'] });
  });

  test('takes no fourth education or experience and no sixth skill, each with its sentence', async () => {
    const { token: as } = await signedInCandidate(app);
    const four = <T>(list: T[] | undefined) => Array.from({ length: 4 }, () => list?.[0] as T);
    const refusal = await refusalOf(
      saveCv(as, {
        education: four(cvForm().education),
        experience: four(cvForm().experience),
        skills: ['a', 'b', 'c', 'd', 'e', 'f'],
        aboutMe: 'x'.repeat(1001),
      }),
    );
    expect(refusal?.errors.map(({ path, message }) => [path, message])).toEqual([
      ['education', 'Možete da dodate najviše 3 obrazovanja. Obrišite jedno da biste uneli novo.'],
      ['experience', 'Možete da dodate najviše 3 radna iskustva. Obrišite jedno da biste uneli novo.'],
      ['skills', 'Možete da dodate najviše 5 veština. Obrišite jednu da biste uneli novu.'],
      ['aboutMe', 'Tekst je predugačak. Najveći broj znakova: 1000.'],
    ]);
    expect((await saveCv(as, { skills: ['a', 'b', 'c', 'd', 'e'] })).skills).toHaveLength(5);
  });

  test('a wrong month and an end before the start are told at their place', async () => {
    const { token: as } = await signedInCandidate(app);
    const refusal = await refusalOf(
      saveCv(as, {
        education: [
          { title: '', institution: 'Škola', dateFrom: '13/2020', dateTo: '' },
          { title: 'T', institution: 'Škola', dateFrom: '06/2020', dateTo: '05/2020' },
          { title: 'T', institution: 'Škola', dateFrom: '06/2020', dateTo: '06/2020' },
        ],
      }),
    );
    expect(refusal?.errors.map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'education.0.title: required',
      'education.0.dateFrom: month',
      'education.1.dateTo: ends-before-start',
    ]);
  });

  test('of an older version is refused with the newer one', async () => {
    const { token: as } = await signedInCandidate(app);
    await saveCv(as);
    const refusal = await refusalOf(saveCv(as, { aboutMe: 'Drugo.' }));
    expect(refusal).toMatchObject({
      code: 'candidates.profile-changed',
      current: { version: 1, aboutMe: 'Vodim knjige.' },
    });
  });
});

test('the summary counts what there is and says what is missing, the most useful first', async () => {
  const { token: as } = await signedInCandidate(app);
  const { id } = await buildPosting(app);
  await app.call(savePosting, { params: { postingId: String(id) } }, { as });
  const read = async () => (await app.call(getCandidateSummary, {}, { as })).data;
  expect(await read()).toMatchObject({
    applications: 0,
    savedPostings: 1,
    documents: 0,
    cv: { complete: 0 },
  });
  await saveProfile(as);
  await saveCv(as, { version: 1, skills: [] });
  expect((await read()).cv).toEqual({ complete: 80, missing: ['skills', 'photo'] });
});
