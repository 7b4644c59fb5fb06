import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { candidateAccount, deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { deleteFile, getFileLink, uploadFile } from '#features/files/contract.ts';
import type { UploadPurpose } from '#features/files/file-rules.ts';
import { files } from '#features/files/server/file-table.ts';
import { applyTo } from '#tests/builders/application-builder.ts';
import { signedIn, signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { sampleDocx, samplePdf, samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { putCv } from '../../cv-contract.ts';
import { getCandidateSummary } from '../../profile-contract.ts';
import { addDocument, changeDocument, deleteDocument, listDocuments } from '../contract.ts';
import type { ChangeDocumentInput } from '../fields.ts';
import { candidateDocuments } from './document-table.ts';

const app = await createTestApplication();
const { executor } = app.database;
const jpeg = await samplePicture('jpeg', 60);

const upload = async (
  as: string,
  name = 'cv.pdf',
  bytes: Uint8Array<ArrayBuffer> = samplePdf(),
  purpose: UploadPurpose = 'document',
): Promise<string> => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new File([bytes], name));
  return (await app.call(uploadFile, { body: { purpose } }, { as, form })).data.id;
};
const attach = async (as: string, fileId: string) => (await app.call(addDocument, { body: { fileId } }, { as })).data;
const keep = async (as: string, ...file: [name?: string, bytes?: Uint8Array<ArrayBuffer>]) =>
  attach(as, await upload(as, ...file));
const list = async (as: string) => (await app.call(listDocuments, {}, { as })).data;
const change = async (as: string, id: string, body: ChangeDocumentInput) =>
  (await app.call(changeDocument, { params: { id }, body }, { as })).data;
const remove = (as: string, id: string) => app.call(deleteDocument, { params: { id } }, { as });
const linkOf = (as: string, id: string) => app.call(getFileLink, { params: { id } }, { as });

/** Sends a file with a new application, under the given name. */
const send = async (fileId: string, name = '') => {
  const { id } = await buildPosting(app);
  await applyTo(app, id);
  const [application] = await executor.select().from(applications).where(eq(applications.postingId, id));
  const row = { applicationId: application?.id as string, fileId, position: 0, name };
  await executor.insert(applicationDocuments).values(row);
  return row.applicationId;
};

/** Inserts documents directly into the database. */
const keepMany = async (accountId: string, count: number): Promise<void> => {
  const now = app.clock.now();
  const saved = { purpose: 'document', mediaType: 'application/pdf', size: 1, createdAt: now } as const;
  for (let at = 0; at < count; at += 1) {
    const name = `${at}.pdf`;
    const [file] = await executor
      .insert(files)
      .values({ ...saved, name, ownerId: accountId, attachedAt: now, storageKey: randomUUID() })
      .returning();
    await executor.insert(candidateDocuments).values({ accountId, fileId: file?.id as string, name, addedAt: now });
  }
};

describe('documents', () => {
  test('are the own uploads that were kept, newest first, and open by a link', async () => {
    const { token: as } = await signedInCandidate(app);
    expect(await list(as)).toEqual([]);
    const first = await keep(as, 'Uverenje.jpg', jpeg);
    app.clock.advance({ seconds: 5 });
    const fileId = await upload(as, 'cv.docx', sampleDocx());
    const second = await attach(as, fileId);
    expect(second).toEqual({
      id: second.id,
      fileId,
      name: 'cv.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: sampleDocx().byteLength,
      addedAt: app.clock.now().toISOString(),
      cvForm: null,
      outdated: false,
      isDefault: false,
      sentWith: 0,
    });
    expect(await list(as)).toEqual([second, first]);
    const { url } = (await linkOf(as, first.fileId)).data;
    expect((await app.fetch(url)).headers.get('content-type')).toBe('image/jpeg');
    expect((await app.call(getCandidateSummary, {}, { as })).data.documents).toBe(2);
  });

  test('two of one name are told apart, as they are added and renamed; somebody else’s do not count', async () => {
    const { token: as } = await signedInCandidate(app);
    await keep((await signedInCandidate(app)).token, 'cv.pdf');
    const first = await keep(as, 'cv.pdf');
    expect(first.name).toBe('cv.pdf');
    const second = await keep(as, 'CV.pdf');
    expect(second.name).toBe('CV (2).pdf');
    expect((await keep(as, 'cv.pdf')).name).toBe('cv (3).pdf');
    expect((await change(as, first.id, { name: 'cv' })).name).toBe('cv.pdf');
    expect((await change(as, second.id, { name: 'cv' })).name).toBe('cv (2).pdf');
  });

  test('the same upload is kept once, also when it is sent twice at once', async () => {
    const { token: as } = await signedInCandidate(app);
    const fileId = await upload(as);
    const [one, two] = await Promise.all([attach(as, fileId), attach(as, fileId)]);
    expect(two).toEqual(one);
    expect(await attach(as, fileId)).toEqual(one);
    expect(await list(as)).toEqual([one]);
  });

  test('are no uploads of others, of other kinds, that are gone or in use elsewhere', async () => {
    const { token: as } = await signedInCandidate(app);
    const other = await signedIn(app);
    const photo = await upload(as, 'ja.jpg', jpeg, 'photo');
    const foreign = await upload(other);
    const saved = await keep(other);
    const deleted = await upload(as);
    await app.call(deleteFile, { params: { id: deleted } }, { as });
    for (const fileId of [photo, foreign, saved.fileId, deleted, randomUUID()]) {
      expect(await refusalOf(attach(as, fileId))).toMatchObject({ status: 422, code: 'files.not-yours' });
    }
    expect(await list(as)).toEqual([]);
    // A rejected upload still belongs to its owner.
    expect(await attach(other, foreign)).toMatchObject({ fileId: foreign });
  });

  test('a kept file is not deleted as an upload', async () => {
    const { token: as } = await signedInCandidate(app);
    const { fileId } = await keep(as);
    const refusal = await refusalOf(app.call(deleteFile, { params: { id: fileId } }, { as }));
    expect(refusal).toMatchObject({ status: 409, code: 'files.in-use' });
    expect(await list(as)).toHaveLength(1);
  });
});

describe('at most thirty', () => {
  test('with uploads that are not kept yet; a deleted one makes room', async () => {
    const { token: as, row } = await signedInCandidate(app);
    await keepMany(row.id, 28);
    const [loose, last] = [await upload(as), await upload(as)];
    const refusal = await refusalOf(upload(as));
    expect(refusal).toMatchObject({ status: 409, code: 'files.documents-full' });
    expect(refusal?.detail).toContain('najviše 30');
    await attach(as, loose);
    const thirtieth = await attach(as, last);
    expect(await list(as)).toHaveLength(30);
    expect(await refusalOf(upload(as))).toMatchObject({ code: 'files.documents-full' });
    await remove(as, thirtieth.id);
    await keep(as);
    expect(await refusalOf(upload(as))).toMatchObject({ code: 'files.documents-full' });
  });

  test('of ten parallel uploads as many are kept as there is room for', async () => {
    const { token: as, row } = await signedInCandidate(app);
    await keepMany(row.id, 27);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => keep(as)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await list(as)).toHaveLength(30);
  });

  test('an upload of before is not kept beyond them', async () => {
    const { token: as, row } = await signedInCandidate(app);
    const early = await upload(as);
    await keepMany(row.id, 30);
    expect(await refusalOf(attach(as, early))).toMatchObject({ code: 'files.documents-full' });
    // The rejected call left no trace, so the upload can be deleted.
    await app.call(deleteFile, { params: { id: early } }, { as });
  });
});

describe('a new name', () => {
  test.each([
    ['Moj CV', 'Moj CV.pdf'],
    ['Moj CV.pdf', 'Moj CV.pdf'],
    ['Moj CV.exe', 'Moj CV.exe.pdf'],
    ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1).pdf'],
    ['\u202egpj.vc\u202c', 'gpj.vc.pdf'],
    ['../../etc/passwd', '-..-etc-passwd.pdf'],
    ['C:\\Windows\\cv', 'C-Windows-cv.pdf'],
    [' CV\r\nBcc: neko@primer.rs ', 'CV Bcc neko@primer.rs.pdf'],
    ['Биографија 😀', 'Биографија 😀.pdf'],
    ['x'.repeat(140), `${'x'.repeat(140)}.pdf`],
  ])('%j is kept as %j', async (name, saved) => {
    const { token: as } = await signedInCandidate(app);
    const { id } = await keep(as);
    expect((await change(as, id, { name })).name).toBe(saved);
    expect((await list(as))[0]?.name).toBe(saved);
  });

  test.each([
    ['', 'required'],
    ['\u202e \u200f', 'required'],
    ['..', 'required'],
    ['x'.repeat(300), 'too-long'],
  ])('%j is refused: %s', async (name, code) => {
    const { token: as } = await signedInCandidate(app);
    const { id } = await keep(as);
    expect((await refusalOf(change(as, id, { name })))?.errors).toMatchObject([{ path: 'name', code }]);
    expect((await list(as))[0]?.name).toBe('cv.pdf');
  });

  test('changes neither the file nor what was sent under another one', async () => {
    const { token: as } = await signedInCandidate(app);
    const { id, fileId } = await keep(as);
    const applicationId = await send(fileId, 'cv.pdf');
    await change(as, id, { name: 'Drugo' });
    const [sent] = await executor
      .select()
      .from(applicationDocuments)
      .where(eq(applicationDocuments.applicationId, applicationId));
    const [file] = await executor.select().from(files).where(eq(files.id, fileId));
    expect([sent?.name, file?.name]).toEqual(['cv.pdf', 'cv.pdf']);
  });
});

describe('the default CV', () => {
  test('is one at most, changes hands and can be given up', async () => {
    const { token: as } = await signedInCandidate(app);
    const [one, two] = [await keep(as), await keep(as, 'cv.docx', sampleDocx())];
    const defaults = async () => (await list(as)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await change(as, one.id, { isDefault: true })).toEqual({ ...one, isDefault: true });
    await change(as, two.id, { isDefault: true, name: 'Glavni' });
    expect(await defaults()).toEqual([two.id]);
    await change(as, one.id, { isDefault: false });
    expect(await defaults()).toEqual([two.id]);
    await change(as, two.id, {});
    expect(await defaults()).toEqual([two.id]);
    await change(as, two.id, { isDefault: false });
    expect(await defaults()).toEqual([]);
  });

  test('of many chosen at once one is left, and those of others stay', async () => {
    const [{ token: as }, other] = [await signedInCandidate(app), await signedIn(app)];
    const theirs = await keep(other);
    await change(other, theirs.id, { isDefault: true });
    const own = [await keep(as), await keep(as), await keep(as), await keep(as)];
    await Promise.all(own.map(({ id }) => change(as, id, { isDefault: true })));
    expect((await list(as)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect((await list(other))[0]?.isDefault).toBe(true);
  });

  test('is no picture', async () => {
    const { token: as } = await signedInCandidate(app);
    const { id } = await keep(as, 'slika.jpg', jpeg);
    const refusal = await refusalOf(change(as, id, { isDefault: true }));
    expect(refusal).toMatchObject({ status: 422, code: 'candidates.not-a-cv' });
  });
});

describe('a deleted document', () => {
  const stored = async (fileId: string) => {
    const [file] = await executor.select().from(files).where(eq(files.id, fileId));
    return file ?? null;
  };
  const bytesOf = (storageKey: string) => existsSync(join(app.dataDir, 'files', storageKey));

  test('goes with its bytes when nothing was sent with it', async () => {
    const { token: as } = await signedInCandidate(app);
    const { id, fileId } = await keep(as);
    const key = (await stored(fileId))?.storageKey as string;
    expect(bytesOf(key)).toBe(true);
    await remove(as, id);
    expect(await list(as)).toEqual([]);
    expect(await stored(fileId)).toBeNull();
    await app.jobs.runPending();
    expect(bytesOf(key)).toBe(false);
    expect(await refusalOf(remove(as, id))).toMatchObject({ status: 404 });
    expect(await refusalOf(change(as, id, { name: 'x' }))).toMatchObject({ status: 404 });
  });

  test('stays with the applications it was sent with, whose number the list says', async () => {
    const { token: as } = await signedInCandidate(app);
    const [sent, other] = [await keep(as), await keep(as)];
    await send(sent.fileId);
    await send(sent.fileId);
    const counts = new Map((await list(as)).map(({ id, sentWith }) => [id, sentWith]));
    expect([counts.get(sent.id), counts.get(other.id)]).toEqual([2, 0]);
    await remove(as, sent.id);
    expect((await list(as)).map(({ id }) => id)).toEqual([other.id]);
    await app.jobs.runPending();
    expect(bytesOf((await stored(sent.fileId))?.storageKey as string)).toBe(true);
    const rows = await executor.$count(applicationDocuments, eq(applicationDocuments.fileId, sent.fileId));
    expect(rows).toBe(2);
    // It uses no room, and cannot be added a second time.
    expect(await refusalOf(attach(as, sent.fileId))).toMatchObject({ code: 'files.not-yours' });
  });

  test('waits for an application that is being sent with it, and leaves its file there', async () => {
    const { token: as } = await signedInCandidate(app);
    const { id, fileId } = await keep(as);
    const applicationId = await send((await keep(as)).fileId);
    let removal: Promise<unknown> = Promise.resolve();
    await app.database.transaction(async (tx) => {
      await tx.insert(applicationDocuments).values({ applicationId, fileId, position: 1 });
      removal = remove(as, id);
      removal.catch(() => {});
      await somebodyWaits(app.database);
    });
    await removal;
    expect(await stored(fileId)).not.toBeNull();
  });

  test('of two at once one is told that there is none; one of somebody else’s is not found', async () => {
    const { token: as } = await signedInCandidate(app);
    const { id } = await keep(as);
    const stranger = await signedIn(app);
    expect(await refusalOf(remove(stranger, id))).toMatchObject({ status: 404 });
    expect(await refusalOf(change(stranger, id, { isDefault: true }))).toMatchObject({ status: 404 });
    const both = await Promise.allSettled([remove(as, id), remove(as, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

test('a deleted account leaves no document, no bytes and nothing that hangs on an application', async () => {
  const { token: as, row } = await signedInCandidate(app);
  const [sent, own] = [await keep(as), await keep(as)];
  await send(sent.fileId);
  const keys = await executor.select({ storageKey: files.storageKey }).from(files).where(eq(files.ownerId, row.id));
  await app.call(deleteAccount, { body: { password: testPassword } }, { as });
  await app.jobs.runPending();
  expect(await executor.$count(candidateDocuments, eq(candidateDocuments.accountId, row.id))).toBe(0);
  for (const { fileId } of [sent, own]) {
    expect(await executor.$count(files, eq(files.id, fileId))).toBe(0);
    expect(await executor.$count(applicationDocuments, eq(applicationDocuments.fileId, fileId))).toBe(0);
  }
  expect(keys.map(({ storageKey }) => existsSync(join(app.dataDir, 'files', storageKey)))).toEqual([false, false]);
});

test('a CV made from the profile is outdated once the profile is newer', async () => {
  const { token: as, row } = await signedInCandidate(app);
  const saveCv = (version: number) => app.call(putCv, { body: { version, aboutMe: `Verzija ${version}.` } }, { as });
  await saveCv(0);
  const { id } = await keep(as);
  await executor
    .update(candidateDocuments)
    .set({ cvForm: 'latin', profileVersion: 1 })
    .where(eq(candidateDocuments.accountId, row.id));
  expect(await list(as)).toMatchObject([{ id, cvForm: 'latin', outdated: false }]);
  await saveCv(1);
  expect(await list(as)).toMatchObject([{ id, cvForm: 'latin', outdated: true }]);
});

test('menu, list and the warning before a deletion count the same documents', async () => {
  const { token } = await signedInCandidate(app);
  const saved = await keep(token);
  const sent = await keep(token, 'diploma.pdf');
  await send(sent.fileId);
  await upload(token, 'niciji.pdf');
  await remove(token, sent.id);
  expect((await list(token)).map(({ id }) => id)).toEqual([saved.id]);
  expect((await app.call(getCandidateSummary, {}, { as: token })).data.documents).toBe(1);
  expect((await app.call(candidateAccount, {}, { as: token })).data.documents).toBe(1);
});
