import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { getFileLink, uploadFile } from '#features/files/contract.ts';
import { maxDocuments } from '#features/files/file-rules.ts';
import { files } from '#features/files/server/file-table.ts';
import { applyTo } from '#tests/builders/application-builder.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { makeCvDocument, putCv } from '../../cv-contract.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import { candidateProfiles } from '../../server/candidate-table.ts';
import { candidateDocuments } from './document-table.ts';

const app = await createTestApplication();
const { executor } = app.database;

const candidate = async () => {
  const { token: as, row } = await signedInCandidate(app, { name: 'Milica', lastName: 'Đorđević' });
  const body = {
    version: 0,
    education: [],
    experience: [{ companyName: 'Bilans', positionName: 'Knjigovođa', dateFrom: '2022-03', dateTo: '' }],
    skills: ['PDV'],
    aboutMe: '',
  };
  await app.call(putCv, { body }, { as });
  return { as, accountId: row.id };
};
const make = async (as: string, form: CvDocumentForm = 'latin', replace?: string) =>
  (await app.call(makeCvDocument, { body: replace === undefined ? { form } : { form, replace } }, { as })).data;
const documentsOf = (accountId: string) =>
  executor
    .select()
    .from(candidateDocuments)
    .where(eq(candidateDocuments.accountId, accountId))
    .orderBy(candidateDocuments.addedAt);
const content = async (as: string, fileId: string) => {
  const { data } = await app.call(getFileLink, { params: { id: fileId } }, { as });
  return readPdf(new Uint8Array(await (await app.fetch(data.url)).arrayBuffer()));
};
const fileCount = async (id: string) => {
  const [row] = await executor.select({ found: count() }).from(files).where(eq(files.id, id));
  return row?.found;
};

describe('POST /candidate/cv/document', () => {
  test('makes a document of the profile as it is, named after its form', async () => {
    const { as, accountId } = await candidate();
    const made = await make(as);
    expect(made).toEqual({
      id: expect.any(String),
      fileId: expect.any(String),
      name: 'CV sa Prilike, Milica Đorđević.pdf',
      type: 'application/pdf',
      size: expect.any(Number),
      addedAt: app.clock.now().toISOString(),
      cvForm: 'latin',
    });
    const { pages, attachments } = await content(as, made.fileId);
    expect(pages[0]).toContain('Milica Đorđević Radno iskustvo Knjigovođa Bilans mart 2022 – danas');
    expect(JSON.parse(attachments['resume.json'] ?? '')).toMatchObject({ work: [{ name: 'Bilans' }] });
    expect(await documentsOf(accountId)).toMatchObject([
      { id: made.id, fileId: made.fileId, cvForm: 'latin', profileVersion: 1, isDefault: false },
    ]);
    const [file] = await executor.select().from(files).where(eq(files.id, made.fileId));
    expect(file).toMatchObject({ ownerId: accountId, purpose: 'document', size: made.size, name: made.name });

    expect((await make(as)).name).toBe('CV sa Prilike, Milica Đorđević (2).pdf');
    expect((await make(as, 'cyrillic')).name).toBe('CV sa Prilike, Milica Đorđević (ćirilica).pdf');
    expect((await make(as, 'english')).name).toBe('CV sa Prilike, Milica Đorđević (English).pdf');
    expect((await make(as, 'plain')).name).toBe('CV sa Prilike, Milica Đorđević (jednostavan).pdf');
  });

  test('twice, also at once, makes two documents', async () => {
    const { as, accountId } = await candidate();
    const first = await make(as);
    await Promise.all([make(as), make(as)]);
    const rows = await documentsOf(accountId);
    expect(new Set(rows.map(({ fileId }) => fileId)).size).toBe(3);
    expect(rows.map(({ id }) => id)).toContain(first.id);
  });

  test('takes the place of an own one of the same form, whose file goes; its name and mark stay', async () => {
    const { as, accountId } = await candidate();
    const first = await make(as);
    await executor
      .update(candidateDocuments)
      .set({ isDefault: true, name: 'Moj CV.pdf' })
      .where(eq(candidateDocuments.id, first.id));
    await executor.update(candidateProfiles).set({ version: 7 }).where(eq(candidateProfiles.accountId, accountId));
    app.clock.advance({ minutes: 5 });
    const second = await make(as, 'latin', first.id);
    expect(second).toMatchObject({
      id: first.id,
      name: 'Moj CV.pdf',
      addedAt: app.clock.now().toISOString(),
    });
    expect(await documentsOf(accountId)).toMatchObject([{ fileId: second.fileId, isDefault: true, profileVersion: 7 }]);
    expect(await fileCount(first.fileId)).toBe(0);
  });

  test('leaves the file of the earlier one when it was sent with an application', async () => {
    const { as, accountId } = await candidate();
    const first = await make(as);
    const posting = await buildPosting(app);
    await applyTo(app, posting.id);
    const [sent] = await executor.select().from(applications).where(eq(applications.postingId, posting.id));
    const applicationId = sent?.id as string;
    await executor.insert(applicationDocuments).values({ applicationId, fileId: first.fileId, position: 0 });
    await make(as, 'latin', first.id);
    expect(await fileCount(first.fileId)).toBe(1);
    expect(await documentsOf(accountId)).toHaveLength(1);
  });

  test('replaces nothing of somebody else’s, of another form, or uploaded', async () => {
    const { as, accountId } = await candidate();
    const { as: other } = await candidate();
    const foreign = await make(other);
    const plain = await make(as, 'plain');
    const form = new FormData();
    form.set('purpose', 'document');
    form.set('file', new File([await samplePicture('png')], 'diploma.png'));
    const upload = await app.call(uploadFile, { body: { purpose: 'document' } }, { as, form });
    const uploaded = { accountId, fileId: upload.data.id, name: 'diploma.png', addedAt: app.clock.now() };
    const [row] = await executor.insert(candidateDocuments).values(uploaded).returning();
    for (const replace of [foreign.id, plain.id, row?.id as string, crypto.randomUUID()]) {
      const refusal = await refusalOf(make(as, 'latin', replace));
      expect(refusal).toMatchObject({ code: 'candidates.document-not-found', status: 404 });
    }
    expect(await documentsOf(accountId)).toHaveLength(2);
    expect(await fileCount(foreign.fileId)).toBe(1);
  });

  test('makes nothing of nothing', async () => {
    const { token: as, row } = await signedInCandidate(app);
    const refusal = await refusalOf(make(as));
    expect(refusal).toMatchObject({ code: 'candidates.cv-empty', status: 409 });
    expect(await documentsOf(row.id)).toEqual([]);
    await executor
      .insert(candidateProfiles)
      .values({ accountId: row.id, city: 'Niš', version: 1, changedAt: app.clock.now() });
    expect((await make(as)).cvForm).toBe('latin');
  });

  test('draws the photo, and initials when its bytes are gone', async () => {
    const { as, accountId } = await candidate();
    const form = new FormData();
    form.set('purpose', 'photo');
    form.set('file', new File([await samplePicture('png', 90)], 'ja.png'));
    const { data: photo } = await app.call(uploadFile, { body: { purpose: 'photo' } }, { as, form });
    await executor
      .update(candidateProfiles)
      .set({ photoFileId: photo.id })
      .where(eq(candidateProfiles.accountId, accountId));
    const made = await make(as);
    expect((await content(as, made.fileId)).outline).toContain('Figure [Fotografija: Milica Đorđević]');
    await executor.update(files).set({ storageKey: '2026-11/gone' }).where(eq(files.id, photo.id));
    const { pages, outline } = await content(as, (await make(as)).fileId);
    expect(outline).not.toContain('Figure');
    expect(pages[0]).toContain('MĐ');
  });

  test('has room for thirty documents; one of two at once is the thirtieth', async () => {
    const { as, accountId } = await candidate();
    const first = await make(as);
    const [file] = await executor.select().from(files).where(eq(files.id, first.fileId));
    const copies = Array.from({ length: maxDocuments - 2 }, (_, at) => ({
      ...file,
      id: crypto.randomUUID(),
      storageKey: `2026-11/${accountId}-${at}`,
    }));
    await executor.insert(files).values(copies as (typeof files.$inferInsert)[]);
    await executor.insert(candidateDocuments).values(
      copies.map(({ id }) => ({
        accountId,
        fileId: id,
        name: 'CV.pdf',
        cvForm: 'latin' as const,
        profileVersion: 1,
        addedAt: app.clock.now(),
      })),
    );
    const both = await Promise.allSettled([make(as), make(as)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = await refusalOf(make(as));
    expect(refusal).toMatchObject({ code: 'files.documents-full', status: 409 });
    // A CV that replaces another one needs no extra room.
    expect((await make(as, 'latin', first.id)).id).toBe(first.id);
  });

  test('is drawn twenty times an hour for an account', async () => {
    const { token: as } = await signedInCandidate(app);
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 21; at += 1) codes.push((await refusalOf(make(as)))?.code);
    expect(new Set(codes.slice(0, 20))).toEqual(new Set(['candidates.cv-empty']));
    expect(codes[20]).toBe('too-many-requests');
  });
});
