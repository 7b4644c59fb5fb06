import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getCv, getJsonResume, makeCvDocument, putCv } from '#features/candidates/cv-contract.ts';
import { cvDocumentForms } from '#features/candidates/cv-document-forms.ts';
import type { CvForm } from '#features/candidates/cv-fields.ts';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { putCandidateProfile } from '#features/candidates/profile-contract.ts';
import { candidateProfiles } from '#features/candidates/server/candidate-table.ts';
import { getFileLink } from '#features/files/contract.ts';
import { maxFileBytes } from '#features/files/file-rules.ts';
import { files } from '#features/files/server/file-table.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { hostileCvFiles } from '#tests/support/hostile-cv-files.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { importCv } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;

const importFile = async (as: string, bytes: Uint8Array, name = 'cv.json') => {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name));
  return (await app.call(importCv, {}, { as, form })).data;
};
const sample = readFileSync('tests/fixtures/cv/json-resume.json');

const cv: CvForm = {
  version: 0,
  education: [
    { title: 'Ekonomista', institution: 'Visoka škola', dateFrom: '2014-10', dateTo: '2018-06' },
    { title: 'Gimnazija', institution: 'Prva', dateFrom: '2010-09', dateTo: '2014-06' },
  ],
  experience: [{ companyName: 'Bilans', positionName: 'Knjigovođa', dateFrom: '2022-03', dateTo: '' }],
  skills: ['PDV <b>i</b> porezi', 'C++', '👩‍💻'],
  aboutMe: 'Prvi pasus.\n\nDrugi & „treći”: <em>ništa</em> se ne gubi.',
};
const general = {
  name: 'Milica',
  lastName: 'Đorđević',
  phone: '+381641234567',
  profession: 'Knjigovođa',
  experienceLevel: '3-5',
  educationLevel: 'strukovne',
  address: 'Mite Ružića 1',
  city: 'Beograd',
  birthday: '1995-03-14',
  externalLink: 'https://primer.rs/milica',
} as const;
const described = async () => {
  const { token: as } = await signedInCandidate(app);
  await app.call(putCandidateProfile, { body: { version: 0, photo: null, ...general } }, { as });
  await app.call(putCv, { body: { ...cv, version: 1 } }, { as });
  return as;
};
const { version: _, ...sections } = cv;
const complete = { yearFrom: '', yearTo: '' };
const asFound = {
  ...sections,
  education: sections.education?.map((entry) => ({ ...entry, ...complete })),
  experience: sections.experience?.map((entry) => ({ ...entry, ...complete })),
};

describe('POST /candidate/cv/import', () => {
  test('answers what it understood, and keeps nothing', async () => {
    const { token: as } = await signedInCandidate(app);
    const counts = () =>
      Promise.all([files, candidateDocuments, candidateProfiles].map((table) => executor.$count(table)));
    const before = await counts();
    const preview = await importFile(as, sample, 'slika.jpg');
    expect(preview).toMatchObject({ source: 'json-resume', general: { name: 'Milica' } });
    expect(preview.cv.education).toHaveLength(3);
    expect(await counts()).toEqual(before);
    expect((await app.call(getCv, {}, { as })).data.version).toBe(0);
  });

  test.each(cvDocumentForms)('a PDF made here (%s) comes back without loss', async (form) => {
    const as = await described();
    const { data: made } = await app.call(makeCvDocument, { body: { form } }, { as });
    const { data: link } = await app.call(getFileLink, { params: { id: made.fileId } }, { as });
    const pdf = new Uint8Array(await (await app.fetch(link.url)).arrayBuffer());
    const preview = await importFile(as, pdf, made.name);
    expect(preview.source).toBe('prilika');
    expect(preview.cv).toEqual(asFound);
    expect(preview.general).toEqual({ ...general, phoneText: '064 1234567' });
    expect(preview.leftOut).toEqual([]);
  });

  test('a hostile file is answered with a sentence', async () => {
    const hostile = await hostileCvFiles();
    let as = '';
    for (const [at, [about, bytes, codes]] of hostile.entries()) {
      if (at % 20 === 0) ({ token: as } = await signedInCandidate(app));
      const refusal = await refusalOf(importFile(as, bytes));
      if (bytes.byteLength > maxFileBytes) expect(refusal?.code).toBe('files.too-large');
      else expect(codes, about).toContain(refusal?.code ?? 'read');
      if (refusal) expect(refusal.title, about).toMatch(/\s/);
    }
  });

  test('no file, an empty one, one that is too large, and too many', async () => {
    const { token: as } = await signedInCandidate(app);
    const codeFor = async (bytes: Uint8Array) => (await refusalOf(importFile(as, bytes)))?.code;
    expect(await refusalOf(app.call(importCv, {}, { as, form: new FormData() }))).toMatchObject({
      code: 'files.missing',
    });
    expect(await codeFor(new Uint8Array(0))).toBe('files.empty');
    expect(await codeFor(new Uint8Array(maxFileBytes + 1))).toBe('files.too-large');
    for (let count = 0; count < 27; count += 1) await importFile(as, sample);
    expect(await codeFor(sample)).toBe('too-many-requests');
  });
});

test('the own CV is taken along as JSON Resume, and comes back as it was', async () => {
  const as = await described();
  const { data } = await app.call(getJsonResume, {}, { as });
  expect(data).toMatchObject({ basics: { name: 'Milica Đorđević' }, meta: { version: 'v1.0.0' } });
  expect((await importFile(as, Buffer.from(JSON.stringify(data)))).cv).toEqual(asFound);
  const { token: nobody } = await signedInCandidate(app);
  expect((await app.call(getJsonResume, {}, { as: nobody })).data).toMatchObject({ work: [], skills: [] });
});
