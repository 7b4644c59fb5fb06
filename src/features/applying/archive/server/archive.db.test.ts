import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { putCv } from '#features/candidates/cv-contract.ts';
import { files } from '#features/files/server/file-table.ts';
import type { Language } from '#kit/i18n/language.ts';
import { applyTo, applyWith, keepDocument, uploadDocument } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { getSentArchive, listSentApplications, withdrawApplication } from '../../own/contract.ts';

const app = await createTestApplication();
const employer = await signedInEmployer(app, { company: 'Kvarc & sin' });
const questions = [{ id: 'a', text: 'Kada <b>možete</b>?', answerType: 'free' as const, answers: [] }];
const posting = () =>
  buildPosting(app, { employerId: employer.row.id, positionTitle: 'Vozač/vozačica (m/ž)', questions });
const answers = [{ questionId: 'a', answers: [], text: 'Odmah, <script>alert(1)</script> ili sutra' }];

const urlOf = async (as: string, id: string, language: Language = 'sr') =>
  (await app.call(getSentArchive, { params: { id } }, { as, language })).data.url;
const download = async (url: string) => {
  const response = await app.fetch(url);
  expect(response.status).toBe(200);
  return {
    headers: response.headers,
    files: unzipSync(new Uint8Array(await response.arrayBuffer())),
  };
};
const textOf = (content: Uint8Array | undefined) => strFromU8(content as Uint8Array);

describe('the archive of an application', () => {
  test('holds documents, letter, answers and the snapshot of that moment', async () => {
    const candidate = await signedInCandidate(app, { name: 'Milica', lastName: 'Đorđević' });
    const cv = { education: [], experience: [], skills: ['Ђубрење & obrada'], aboutMe: 'Volim <i>red</i>.' };
    await app.call(putCv, { body: { ...cv, version: 0 } }, { as: candidate.token });
    const [one, two] = [
      await keepDocument(app, candidate, 'CV Đorđević.pdf'),
      await keepDocument(app, candidate, 'CV Đorđević.pdf'),
    ];
    const { data } = await applyWith(app, candidate.token, (await posting()).id, {
      answers,
      documents: [one.id, two.id],
      withoutCv: false,
    });
    await app.call(putCv, { body: { ...cv, aboutMe: 'Kasnije.', version: 1 } }, { as: candidate.token });
    const { headers, files: content } = await download(await urlOf(candidate.token, data.application.id));
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Prijava, Vozač-vozačica (m-ž).zip')}`,
    );
    expect(headers.get('cache-control')).toContain('no-store');
    expect(Object.keys(content)).toEqual([
      'Dokumenti/CV Đorđević.pdf',
      'Dokumenti/CV Đorđević (2).pdf',
      'Propratno pismo.txt',
      'Prijava.html',
    ]);
    expect(content['Dokumenti/CV Đorđević (2).pdf']).toEqual(new Uint8Array(samplePdf()));
    expect(textOf(content['Propratno pismo.txt'])).toContain('Poštovani');
    const page = textOf(content['Prijava.html']);
    for (const text of ['Milica Đorđević', 'Kvarc &amp; sin', 'Ђубрење &amp; obrada', 'Volim &lt;i&gt;red'])
      expect(page).toContain(text);
    expect(page).toContain('Kada &lt;b&gt;možete&lt;/b&gt;?');
    expect(page).not.toMatch(/Kasnije|<script|<b>/);
  });

  test('is in English for whoever reads English, and there is one of a withdrawn guest application too', async () => {
    const candidate = await signedInCandidate(app);
    const document = await uploadDocument(app, 'NUL.pdf');
    await applyTo(app, (await posting()).id, {
      answers,
      documents: [document],
      withoutCv: false,
      email: candidate.email,
      applicationType: 'cv',
      coverLetter: '',
    });
    const [sent] = (await app.call(listSentApplications, { query: {} }, { as: candidate.token })).data;
    const id = sent?.id as string;
    await app.call(withdrawApplication, { params: { id } }, { as: candidate.token });
    const { files: content } = await download(await urlOf(candidate.token, id, 'en'));
    expect(Object.keys(content)).toEqual(['Documents/_NUL.pdf', 'Application.html']);
    expect(textOf(content['Application.html'])).toMatch(/<html lang="en">.*Withdrawn/su);
  });

  test('says so when a file is gone, and when there was none', async () => {
    const candidate = await signedInCandidate(app);
    const document = await keepDocument(app, candidate, 'Diploma.pdf');
    const { data } = await applyWith(app, candidate.token, (await posting()).id, {
      answers,
      documents: [document.id],
      withoutCv: false,
    });
    const [row] = await app.database.executor.select().from(files).where(eq(files.id, document.fileId));
    await rm(join(app.dataDir, 'files', row?.storageKey ?? ''));
    const lost = (await download(await urlOf(candidate.token, data.application.id))).files;
    expect(Object.keys(lost)).toEqual(['Propratno pismo.txt', 'Prijava.html']);
    expect(textOf(lost['Prijava.html'])).toContain('Diploma.pdf. Ovog fajla više nema');

    const without = await applyWith(app, candidate.token, (await posting()).id, { answers });
    const none = (await download(await urlOf(candidate.token, without.data.application.id))).files;
    expect(textOf(none['Prijava.html'])).toContain('nije poslat nijedan dokument');
  });

  test('is nobody else’s, and its address holds for a minute and for nothing else', async () => {
    const [candidate, other] = [await signedInCandidate(app), await signedInCandidate(app)];
    const mine = (await applyWith(app, candidate.token, (await posting()).id, { answers })).data.application;
    const theirs = (await applyWith(app, other.token, (await posting()).id, { answers })).data.application;
    for (const id of [theirs.id, 'nesto', '00000000-0000-0000-0000-000000000000'])
      expect(await refusalOf(urlOf(candidate.token, id))).toMatchObject({
        status: 404,
        code: 'applications.not-found',
      });
    const url = await urlOf(candidate.token, mine.id);
    const statusOf = async (address: string) => (await app.fetch(address)).status;
    for (const forged of [
      url.replace(mine.id, theirs.id),
      url.replace('language=sr', 'language=en'),
      url.replace('sent-application', 'export'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/signature=.*/, ''),
    ])
      expect(await statusOf(forged)).toBe(404);
    app.clock.advance({ seconds: 60 });
    expect(await statusOf(url)).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await statusOf(url)).toBe(404);
  });

  test('is gone with the account, even by an address that still holds', async () => {
    const candidate = await signedInCandidate(app);
    const { data } = await applyWith(app, candidate.token, (await posting()).id, { answers });
    const url = await urlOf(candidate.token, data.application.id);
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: candidate.token });
    expect((await app.fetch(url)).status).toBe(404);
  });
});
