import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { withdrawApplication } from '#features/applying/own/contract.ts';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { applyTo, applyWith, keepDocument, uploadDocument } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { archiveApplications, getApplicationArchive, putApplicationNote } from '../contract.ts';
import type { ApplicationSelection } from '../received/fields.ts';
import { maxArchived, maxArchivedBytes } from './review-archive-routes.ts';

const app = await createTestApplication();
const { executor } = app.database;
const owner = await signedInEmployer(app, { company: 'Kvarc' });
const stranger = await signedInEmployer(app);
const reader = await signedInMember(app, owner, 'reader');
const posting = () => buildPosting(app, { employerId: owner.row.id });

const idsOf = async (postingId: number): Promise<string[]> =>
  (
    await executor
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.postingId, postingId))
      .orderBy(applications.createdAt, applications.id)
  ).map(({ id }) => id);
const one = async (id: string, as = owner.token) =>
  (await app.call(getApplicationArchive, { params: { id } }, { as, language: 'sr' })).data.url;
const several = async (postingId: number, body: ApplicationSelection, as = reader.token) =>
  (await app.call(archiveApplications, { params: { id: String(postingId) }, body }, { as, language: 'sr' })).data;
const download = async (url: string) => {
  const response = await app.fetch(url);
  expect(response.status).toBe(200);
  const name = decodeURIComponent(
    /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );
  return { name, content: unzipSync(new Uint8Array(await response.arrayBuffer())) };
};
const textOf = (content: Uint8Array | undefined) => strFromU8(content as Uint8Array);

describe('the archive of one application', () => {
  test('has all that was sent under speaking names, and nothing of the company’s own', async () => {
    const { id: postingId } = await posting();
    const documents = [await uploadDocument(app, 'CV.pdf'), await uploadDocument(app, 'CV.pdf')];
    await applyTo(app, postingId, { documents, withoutCv: false });
    const [id] = (await idsOf(postingId)) as [string];
    await app.call(
      putApplicationNote,
      { params: { id }, body: { text: 'Tajna beleška', version: 0 } },
      { as: owner.token },
    );
    const { name, content } = await download(await one(id, reader.token));
    expect(name).toBe('Ćirić Dragan – Viši računovođa.zip');
    expect(Object.keys(content)).toEqual([
      'Ćirić Dragan – Viši računovođa – CV.pdf',
      'Ćirić Dragan – Viši računovođa – CV (2).pdf',
      'Ćirić Dragan – Viši računovođa – Propratno pismo.txt',
      'Ćirić Dragan – Viši računovođa – Prijava.html',
    ]);
    expect(content['Ćirić Dragan – Viši računovođa – CV (2).pdf']).toEqual(new Uint8Array(samplePdf()));
    const page = textOf(content['Ćirić Dragan – Viši računovođa – Prijava.html']);
    expect(page).toContain('Ćirić Dragan – Viši računovođa – CV (2).pdf');
    expect(page).toContain('Pančevo');
    expect(page).not.toMatch(/beleška|<script/);
  });

  test('is closed with the application, also behind an address that still holds', async () => {
    const candidate = await signedInCandidate(app);
    const { data } = await applyWith(app, candidate.token, (await posting()).id);
    const { id } = data.application;
    const url = await one(id);
    for (const attempt of [() => one(id, stranger.token), () => one('nista')])
      expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: 'applications.not-found' });
    await app.call(withdrawApplication, { params: { id } }, { as: candidate.token });
    expect((await app.fetch(url)).status).toBe(404);
    expect(await refusalOf(one(id))).toMatchObject({ status: 409, code: 'applications.withdrawn' });
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: candidate.token });
    expect(await refusalOf(one(id))).toMatchObject({ status: 409, code: 'applications.erased' });
  });
});

describe('the archive of several', () => {
  test('has a folder for each, and a text about those that are left out', async () => {
    const { id: postingId } = await posting();
    await applyTo(app, postingId, {
      firstName: 'Ђурђа',
      lastName: 'Ћирић',
      withoutCv: false,
      documents: [await uploadDocument(app, 'CV.pdf')],
    });
    await applyTo(app, postingId, { firstName: 'Ana', lastName: 'Zorić' });
    await applyTo(app, postingId, { firstName: 'Ana', lastName: 'Zorić' });
    const [gone, left] = [
      await signedInCandidate(app, { name: 'Petar', lastName: 'Nestao' }),
      await signedInCandidate(app, { name: 'Mira', lastName: 'Povukla' }),
    ];
    const saved = await keepDocument(app, left);
    await applyWith(app, gone.token, postingId);
    const { data } = await applyWith(app, left.token, postingId, { documents: [saved.id], withoutCv: false });
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: gone.token });
    await app.call(withdrawApplication, { params: { id: data.application.id } }, { as: left.token });
    const answer = await several(postingId, { status: 'all' });
    expect(answer).toMatchObject({ applications: 3, leftOut: 2 });
    const { name, content } = await download(answer.url);
    expect(name).toMatch(/^Prijave – Viši računovođa – \d{4}-\d\d-\d\d\.zip$/);
    expect(Object.keys(content).sort()).toEqual(
      [
        'Zorić Ana/Zorić Ana – Viši računovođa – Propratno pismo.txt',
        'Zorić Ana/Zorić Ana – Viši računovođa – Prijava.html',
        'Zorić Ana (2)/Zorić Ana – Viši računovođa – Propratno pismo.txt',
        'Zorić Ana (2)/Zorić Ana – Viši računovođa – Prijava.html',
        'Ћирић Ђурђа/Ћирић Ђурђа – Viši računovođa – CV.pdf',
        'Ћирић Ђурђа/Ћирић Ђурђа – Viši računovođa – Propratno pismo.txt',
        'Ћирић Ђурђа/Ћирић Ђурђа – Viši računovođa – Prijava.html',
        'Pročitajte.txt',
      ].sort(),
    );
    const notice = textOf(content['Pročitajte.txt']);
    expect(notice).toContain('Mira Povukla: kandidat je povukao prijavu.');
    expect(notice).toContain('1 prijava: kandidat je obrisao nalog');
    expect(notice).not.toContain('Nestao');
  });

  test('leaves out what is withdrawn between the link and the download, and names a file that is lost', async () => {
    const { id: postingId } = await posting();
    const document = await uploadDocument(app, 'Diploma.pdf');
    await applyTo(app, postingId, { documents: [document], withoutCv: false });
    const candidate = await signedInCandidate(app, { name: 'Mira', lastName: 'Kasna' });
    const { data } = await applyWith(app, candidate.token, postingId);
    const { url, leftOut } = await several(postingId, { applicationIds: await idsOf(postingId) });
    expect(leftOut).toBe(0);
    await app.call(withdrawApplication, { params: { id: data.application.id } }, { as: candidate.token });
    const [row] = await executor.select().from(files).where(eq(files.id, document.fileId));
    await rm(join(app.dataDir, 'files', row?.storageKey ?? ''));
    const { content } = await download(url);
    expect(Object.keys(content).join()).not.toContain('Kasna');
    expect(textOf(content['Pročitajte.txt'])).toContain('Mira Kasna');
    const page = Object.entries(content).find(([name]) => name.endsWith('Prijava.html'))?.[1];
    expect(textOf(page)).toContain('Diploma.pdf. Ovog fajla više nema');
  });

  test('takes as many as its limits say, and says them beyond', async () => {
    const { id: postingId } = await posting();
    const rows = await executor
      .insert(applications)
      .values(
        Array.from({ length: maxArchived + 1 }, (_, at) => ({
          postingId,
          firstName: 'Ana',
          lastName: `Prva${at}`,
          email: `a${at}@primer.rs`,
          phone: '',
          applicationType: 'letter' as const,
          coverLetter: 'Dobar dan',
          language: 'sr' as const,
          createdAt: app.clock.now(),
        })),
      )
      .returning({ id: applications.id });
    const ids = rows.map(({ id }) => id);
    expect(await refusalOf(several(postingId, { status: 'all' }))).toMatchObject({
      status: 422,
      code: 'applications.too-many-selected',
      detail: expect.stringContaining(`najviše ${maxArchived} prijava`),
    });
    const most = await several(postingId, { applicationIds: ids.slice(1) });
    expect(most).toMatchObject({ applications: maxArchived, leftOut: 0 });
    expect(Object.keys((await download(most.url)).content)).toHaveLength(2 * maxArchived);

    const document = await uploadDocument(app);
    await executor.insert(applicationDocuments).values({
      applicationId: ids[0] as string,
      fileId: document.fileId,
      position: 0,
    });
    const weigh = (size: number) =>
      executor
        .update(files)
        .set({ size })
        .where(inArray(files.id, [document.fileId]));
    await weigh(maxArchivedBytes);
    expect(await several(postingId, { applicationIds: [ids[0] as string] })).toMatchObject({
      applications: 1,
    });
    await weigh(maxArchivedBytes + 1);
    expect(await refusalOf(several(postingId, { applicationIds: [ids[0] as string] }))).toMatchObject({
      status: 422,
      code: 'applications.archive-too-large',
      detail: expect.stringMatching(/najviše 500\sMB/),
    });
  });

  test('is refused where nothing is left, to another company, and with ids of another posting', async () => {
    const { id: postingId } = await posting();
    const other = await posting();
    const candidate = await signedInCandidate(app);
    const { data } = await applyWith(app, candidate.token, postingId);
    const applicationIds = [data.application.id];
    expect(await refusalOf(several(postingId, { applicationIds }, stranger.token))).toMatchObject({
      status: 404,
      code: 'postings.not-found',
    });
    expect(await refusalOf(several(other.id, { applicationIds }))).toMatchObject({
      status: 404,
      code: 'applications.not-found',
    });
    expect(await refusalOf(several(postingId, {}))).toMatchObject({ status: 422 });
    expect(await refusalOf(several(postingId, { applicationIds, status: 'all' }))).toMatchObject({
      status: 422,
    });
    const { url } = await several(postingId, { applicationIds });
    const forged = url.replace(/applications\/[\w-]+\//, `applications/${'A'.repeat(22)}/`);
    expect((await app.fetch(forged)).status).toBe(404);
    expect((await app.fetch(url.replace(/signature=.*/, ''))).status).toBe(404);
    await app.call(withdrawApplication, { params: { id: data.application.id } }, { as: candidate.token });
    expect(await refusalOf(several(postingId, { applicationIds }))).toMatchObject({
      status: 422,
      code: 'applications.nothing-to-pack',
    });
  });
});
