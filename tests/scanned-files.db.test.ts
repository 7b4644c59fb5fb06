import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { getSummary } from '#features/administration/contract.ts';
import { getSentApplication } from '#features/applying/own/contract.ts';
import { addDocument, listDocuments } from '#features/candidates/documents/contract.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { getFileLink, uploadFile } from '#features/files/contract.ts';
import type { UploadPurpose } from '#features/files/file-rules.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { files } from '#features/files/server/file-table.ts';
import { scanFileJob, scanWaitingJob } from '#features/files/server/scan-service.ts';
import { getPosting } from '#features/postings/contract.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { getApplication, getApplicationArchive } from '#features/reviewing/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { applyTo, applyWith, keepDocument, uploadDocument } from './builders/application-builder.ts';
import { signedIn, signedInCandidate, signedInEmployer } from './builders/personas.ts';
import { buildPosting } from './builders/posting-builder.ts';
import { eicar, startClamd } from './support/clamd.ts';
import { codeOf, refusalOf } from './support/refusal.ts';
import { samplePdf, samplePicture } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';

/* Uploads are looked at by a scanner that is well, away, hanging or too small (rules.md#scanned-files). */
const clamd = await startClamd();
afterAll(() => clamd.stop());
const app = await createTestApplication({ CLAMD_SOCKET: clamd.address, METRICS_ALLOWED: '203.0.113.7' });
const { executor } = app.database;
const employer = await signedInEmployer(app);
const posting = await buildPosting(app, { employerId: employer.row.id });

beforeEach(async () => {
  clamd.feel('well');
  clamd.limit(26_214_400);
  await clamd.start();
  clamd.scanned.length = 0;
  await app.jobs.runPending();
});

const infectedPdf = () => samplePdf(eicar);
const rowOf = async (id: string) => (await executor.select().from(files).where(eq(files.id, id)))[0];
const upload = async (as: string, purpose: UploadPurpose, file: File): Promise<string> => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', file);
  return (await app.call(uploadFile, { body: { purpose } }, { as, form })).data.id;
};
/** A candidate's application with one document, which is infected or not. */
const applied = async (content = samplePdf()) => {
  const candidate = await signedInCandidate(app);
  const { id: document, fileId } = await keepDocument(app, candidate);
  // The builder sends a plain file: what it holds is put in its place before the scanner gets it.
  const row = await rowOf(fileId);
  const { writeFileSync } = await import('node:fs');
  writeFileSync(`${app.dataDir}/files/${row?.storageKey}`, content);
  const { data } = await applyWith(app, candidate.token, posting.id, {
    documents: [document],
    withoutCv: false,
  });
  return { candidate, fileId, document, applicationId: data.application.id };
};
const seenByEmployer = async (id: string) =>
  (await app.call(getApplication, { params: { id } }, { as: employer.token })).data.application.documents;
const linkFor = (as: string, id: string) => app.call(getFileLink, { params: { id } }, { as });
const scans = async () => (await app.call(getSummary, {}, { as: await signedIn(app, 'admin') })).data.scans;
const minute = async () => {
  app.clock.advance({ minutes: 3 });
  await app.jobs.send(executor, scanWaitingJob, {});
  await app.jobs.runPending();
};
const bytesThere = async (id: string): Promise<boolean> => {
  const { existsSync } = await import('node:fs');
  return existsSync(`${app.dataDir}/files/${(await rowOf(id))?.storageKey}`);
};

test('an application is sent while its document is looked at, and the employer gets it afterwards', async () => {
  const { candidate, fileId, applicationId } = await applied();
  expect(await seenByEmployer(applicationId)).toMatchObject([{ id: fileId, held: 'checking' }]);
  expect(await refusalOf(linkFor(employer.token, fileId))).toMatchObject({
    status: 409,
    code: 'files.checking',
    detail: 'Fajl se još proverava. Pokušajte ponovo za koji minut.',
  });
  // Who has sent it has it anyway.
  await linkFor(candidate.token, fileId);
  await app.jobs.runPending();
  const [document] = await seenByEmployer(applicationId);
  expect(document).not.toHaveProperty('held');
  const { data } = await linkFor(employer.token, fileId);
  expect((await app.fetch(data.url)).status).toBe(200);
  expect(clamd.scanned).toEqual([samplePdf().byteLength]);
});

describe('an infected document', () => {
  test('is removed and told to both sides; the application stays', async () => {
    const { candidate, fileId, document, applicationId } = await applied(infectedPdf());
    const before = await linkFor(candidate.token, fileId);
    await app.jobs.runPending();
    expect(await bytesThere(fileId)).toBe(false);
    expect(await seenByEmployer(applicationId)).toMatchObject([{ id: fileId, held: 'infected', size: 0 }]);
    const { data: sent } = await app.call(
      getSentApplication,
      { params: { id: applicationId } },
      { as: candidate.token },
    );
    expect(sent.application.documents).toMatchObject([{ id: fileId, held: 'infected' }]);
    const { data: own } = await app.call(listDocuments, {}, { as: candidate.token });
    expect(own).toMatchObject([{ id: document, held: 'infected' }]);
    for (const token of [employer.token, candidate.token, await signedIn(app, 'admin')])
      expect(await refusalOf(linkFor(token, fileId))).toMatchObject({
        status: 410,
        code: 'files.infected',
        detail: 'U ovom fajlu je nađen virus, pa je uklonjen.',
      });
    // A link of the moment before holds no longer either.
    expect((await app.fetch(before.data.url)).status).toBe(410);
    const entries = await executor.select().from(auditEntries).where(eq(auditEntries.objectId, fileId));
    expect(entries).toMatchObject([
      {
        action: 'files.infected',
        actor: null,
        details: { purpose: 'document', signature: 'Eicar-Signature' },
      },
    ]);
  });

  test('is sent with no further application, and an archive names it without it', async () => {
    const { candidate, document, applicationId } = await applied(infectedPdf());
    await app.jobs.runPending();
    const other = await buildPosting(app, { employerId: employer.row.id });
    const again = applyWith(app, candidate.token, other.id, { documents: [document], withoutCv: false });
    expect(await codeOf(again)).toBe('files.not-yours');
    const { data } = await app.call(getApplicationArchive, { params: { id: applicationId } }, { as: employer.token });
    const archive = Buffer.from(await (await app.fetch(data.url)).arrayBuffer());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.includes(eicar)).toBe(false);
    const page = Object.entries(unzipSync(archive)).find(([name]) => name.endsWith('.html'))?.[1];
    expect(strFromU8(page ?? new Uint8Array())).toContain('U ovom fajlu je nađen virus, pa je uklonjen.');
  });

  test('of a guest cannot be sent any more', async () => {
    const guest = await uploadDocument(app);
    const row = await rowOf(guest.fileId);
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${app.dataDir}/files/${row?.storageKey}`, infectedPdf());
    await app.jobs.runPending();
    const other = await buildPosting(app, { employerId: employer.row.id });
    expect(await codeOf(applyTo(app, other.id, { documents: [guest], withoutCv: false }))).toBe('files.infected');
    const { token } = await signedInCandidate(app);
    const own = await upload(token, 'document', new File([infectedPdf()], 'Diploma.pdf'));
    await app.jobs.runPending();
    expect(await codeOf(app.call(addDocument, { body: { fileId: own } }, { as: token }))).toBe('files.infected');
  });

  test('found twice, and by two at once, is one entry', async () => {
    const { fileId } = await applied(infectedPdf());
    const run = {
      id: '11111111-1111-4111-8111-111111111111',
      name: 'files.scan',
      retryCount: 0,
      retryLimit: 0,
    };
    await Promise.all([1, 2].map(() => app.jobs.run({ ...run, data: { id: fileId } })));
    await app.jobs.send(executor, scanFileJob, { id: fileId });
    await app.jobs.runPending();
    const entries = await executor.select().from(auditEntries).where(eq(auditEntries.objectId, fileId));
    expect(entries).toHaveLength(1);
  });

  test('stays so when another scan of it ends well later', async () => {
    const { fileId } = await applied();
    const condemned = () => executor.update(files).set({ heldAs: 'infected' }).where(eq(files.id, fileId));
    clamd.meanwhile(condemned);
    await app.jobs.runPending();
    expect(clamd.scanned).toHaveLength(1);
    expect(await codeOf(linkFor(employer.token, fileId))).toBe('files.infected');
  });
});

test('a posting’s page says that its file is looked at, until it is', async () => {
  const { id: postingId } = await buildPosting(app, { employerId: employer.row.id });
  const id = await upload(employer.token, 'postingFile', new File([samplePdf()], 'Opis.pdf'));
  await executor.update(postings).set({ fileId: id }).where(eq(postings.id, postingId));
  const shown = async () => (await app.call(getPosting, { params: { id: String(postingId) } })).data.file;
  expect(await shown()).toMatchObject({ id, held: 'checking' });
  expect((await app.fetch(publicFileAddress(id))).status).toBe(409);
  await app.jobs.runPending();
  expect(await shown()).not.toHaveProperty('held');
  expect((await app.fetch(publicFileAddress(id))).status).toBe(200);
  await executor.update(files).set({ heldAs: 'infected' }).where(eq(files.id, id));
  expect(await shown()).toMatchObject({ id, held: 'infected' });
});

describe.each([
  ['stopped', () => clamd.stop()],
  ['cutting', async () => clamd.feel('cutting')],
  ['too small', async () => clamd.limit(100)],
])('while the scanner is %s', (state, make) => {
  test('applying goes on, files wait, and are looked at when it is back', async () => {
    await make();
    const clean = await applied();
    const infected = await applied(infectedPdf());
    await app.jobs.runPending();
    for (let tries = 0; tries < 4; tries += 1) {
      app.clock.advance({ minutes: 5 });
      await app.jobs.runPending();
    }
    expect(await scans()).toMatchObject({ configured: true, files: 2, since: { daysAgo: 0, minutes: 20 } });
    const ready = await app.fetch('/readyz');
    expect([ready.status, (await ready.json()).late]).toEqual([200, expect.arrayContaining(['scanner'])]);
    expect(await (await app.fetch('/metrics')).text()).toMatch(/^prilika_uploads_checking\S* 2$/m);
    if (state === 'stopped') await minute();
    expect((await scans()).files).toBe(2);

    clamd.feel('well');
    clamd.limit(26_214_400);
    await clamd.start();
    await minute();
    expect(await scans()).toEqual({ configured: true, files: 0, since: null });
    expect((await (await app.fetch('/readyz')).json()).late ?? []).not.toContain('scanner');
    const anew = (await employer.anew()).as;
    expect(await codeOf(linkFor(anew, clean.fileId))).toBeNull();
    expect(await codeOf(linkFor(anew, infected.fileId))).toBe('files.infected');
    app.clock.set(new Date('2026-11-20T11:00:00Z'));
  });
});

test('a picture of a page, which is drawn anew, is shown at once and looked at all the same', async () => {
  const logo = await upload(employer.token, 'logo', new File([await samplePicture('png', 80)], 'znak.png'));
  await executor.update(employers).set({ logoFileId: logo }).where(eq(employers.id, employer.row.id));
  expect((await rowOf(logo))?.heldAs).toBe('checking');
  expect((await app.fetch(publicFileAddress(logo))).status).toBe(200);
  await app.jobs.runPending();
  expect((await rowOf(logo))?.heldAs).toBeNull();
  expect(clamd.scanned).toHaveLength(1);
});

test('a file that was deleted before its turn is no fault', async () => {
  const guest = await uploadDocument(app);
  await executor.delete(files).where(eq(files.id, guest.fileId));
  await app.jobs.runPending();
  expect(clamd.scanned).toEqual([]);
});

test('without a scanner nothing is held back, and what one has left waiting is let go', async () => {
  const waiting = await uploadDocument(app);
  expect((await rowOf(waiting.fileId))?.heldAs).toBe('checking');
  const without = await createTestApplication({}, undefined, { database: app.database });
  expect((await rowOf(waiting.fileId))?.heldAs).toBeNull();
  const guest = await uploadDocument(without);
  expect((await rowOf(guest.fileId))?.heldAs).toBeNull();
  const { data } = await without.call(getSummary, {}, { as: await signedIn(without, 'admin') });
  expect(data.scans).toEqual({ configured: false, files: 0, since: null });
});
