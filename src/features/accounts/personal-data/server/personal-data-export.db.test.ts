import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { getFileLink, uploadFile } from '#features/files/contract.ts';
import { files } from '#features/files/server/file-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { accountExports } from '../../server/account-table.ts';
import {
  candidateAccount,
  deleteAccount,
  employerAccount,
  exportCandidateData,
  exportEmployerData,
} from '../contract.ts';
import { sweepExportsJob } from './personal-data-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

const candidate = async () => {
  const { row, email } = await buildAccount(app);
  // Access tokens expire after 15 minutes, but these tests span days.
  const signIn = () => app.signIn(email, 'jobseeker');
  return {
    id: row.id,
    email,
    token: await signIn(),
    request: async () => app.call(exportCandidateData, {}, { as: await signIn() }),
    latest: async () => (await app.call(candidateAccount, {}, { as: await signIn() })).data.export,
    mails: async () =>
      (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template),
    archives: () => executor.select().from(files).where(eq(files.ownerId, row.id)),
  };
};
const storedKeys = (): string[] =>
  readdirSync(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const upload = async (token: string, name: string) => {
  const form = new FormData();
  form.set('purpose', 'document');
  form.set('file', new File([samplePdf()], name, { type: 'application/pdf' }));
  return (await app.call(uploadFile, { body: { purpose: 'document' } }, { as: token, form })).data;
};
const sweep = async () => {
  await app.jobs.send(executor, sweepExportsJob, {});
  await app.jobs.runPending();
};
const download = async (token: string, fileId: string) => {
  const { data } = await app.call(getFileLink, { params: { id: fileId } }, { as: token });
  return unzipSync(new Uint8Array(await (await app.fetch(data.url)).arrayBuffer()));
};

describe('a copy of one’s data', () => {
  test('is asked for once while it is under way, also in parallel', async () => {
    const { request, latest, archives, mails } = await candidate();
    expect(await latest()).toBeNull();
    const answers = await Promise.all(Array.from({ length: 5 }, request));
    expect(new Set(answers.map(({ data }) => data.requestedAt)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ state: 'requested', fileId: null });
    await app.jobs.runPending();
    expect(await archives()).toHaveLength(1);
    expect(await latest()).toMatchObject({ state: 'ready' });
    expect(await mails()).toEqual(['accounts.export-ready']);
  });

  test('replaces the one before, three times a day', async () => {
    const { request, latest, archives } = await candidate();
    for (let number = 0; number < 3; number += 1) {
      await request();
      await app.jobs.runPending();
      app.clock.advance({ minutes: 10 });
    }
    expect(await archives()).toHaveLength(1);
    expect(storedKeys()).toContain((await archives())[0]?.storageKey.split('/').at(-1));
    expect(await refusalOf(request())).toMatchObject({
      code: 'too-many-requests',
      retryAfter: 24 * 3600 - 30 * 60,
    });
    expect(await latest()).toMatchObject({ state: 'ready' });
    app.clock.advance({ hours: 24 });
    expect((await request()).data.state).toBe('requested');
    await app.jobs.runPending();
  });

  test('is there for seven days, then its archive is gone from the folder too', async () => {
    const { request, latest, archives } = await candidate();
    await request();
    await app.jobs.runPending();
    const [archive] = await archives();
    const key = archive?.storageKey.split('/').at(-1) ?? '';
    app.clock.advance({ days: 6, hours: 23 });
    await sweep();
    expect(await latest()).toMatchObject({ state: 'ready', fileId: archive?.id });
    app.clock.advance({ hours: 2 });
    expect(await latest()).toMatchObject({ state: 'expired', fileId: null });
    await sweep();
    expect(await archives()).toEqual([]);
    expect(storedKeys()).not.toContain(key);
    expect(await latest()).toMatchObject({ state: 'expired' });
  });

  test('is for its owner alone, not even for administrators', async () => {
    const { request, latest, token } = await candidate();
    await request();
    await app.jobs.runPending();
    const params = { id: (await latest())?.fileId ?? '' };
    expect((await app.call(getFileLink, { params }, { as: token })).data.url).toContain(params.id);
    for (const stranger of [await signedIn(app), await signedIn(app, 'admin')]) {
      expect(await refusalOf(app.call(getFileLink, { params }, { as: stranger }))).toMatchObject({
        status: 404,
      });
    }
  });

  test('cannot be uploaded by anybody', async () => {
    const { token } = await candidate();
    const form = new FormData();
    form.set('purpose', 'export');
    form.set('file', new File([samplePdf()], 'podaci.pdf'));
    const body = { purpose: 'export' } as never;
    expect(await refusalOf(app.call(uploadFile, { body }, { as: token, form }))).toMatchObject({
      status: 422,
    });
  });

  test('gives two files of the same name different names', async () => {
    const { request, latest, token } = await candidate();
    await upload(token, 'CV Đorđević.pdf');
    await upload(token, 'CV Đorđević.pdf');
    await request();
    await app.jobs.runPending();
    const archive = await download(token, (await latest())?.fileId ?? '');
    expect(Object.keys(archive).filter((name) => name.startsWith('files/'))).toEqual([
      'files/CV Đorđević.pdf',
      'files/CV Đorđević (2).pdf',
    ]);
  });

  test('that cannot be created is retried, then reported as failed, by mail too; another one can be requested', async () => {
    const { request, latest, token, mails, archives } = await candidate();
    const { id } = await upload(token, 'CV.pdf');
    const [row] = await executor.select().from(files).where(eq(files.id, id));
    await rm(join(app.dataDir, 'files', row?.storageKey ?? ''));
    await request();
    for (let run = 0; run < 4; run += 1) {
      expect(await latest()).toMatchObject({ state: 'requested' });
      await app.jobs.runPending();
      app.clock.advance({ minutes: 20 });
    }
    await app.jobs.runPending();
    expect(await latest()).toMatchObject({ state: 'failed', fileId: null });
    expect(await mails()).toEqual(['accounts.export-failed']);
    expect((await archives()).map(({ purpose }) => purpose)).toEqual(['document']);
    await executor.delete(files).where(eq(files.id, id));
    expect((await request()).data.state).toBe('requested');
    await app.jobs.runPending();
    expect(await latest()).toMatchObject({ state: 'ready' });
  });

  test('is not made for an account that is deleted meanwhile', async () => {
    const { request, token, id, archives, mails } = await candidate();
    await request();
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: token });
    const before = storedKeys();
    await app.jobs.runPending();
    expect(await archives()).toEqual([]);
    expect(storedKeys()).toEqual(before);
    expect(await executor.select().from(accountExports).where(eq(accountExports.accountId, id))).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('holds an employer’s company and postings, and nothing of those who applied', async () => {
    const { row, token, account } = await signedInEmployer(app);
    await buildPosting(app, { employerId: row.id, positionTitle: 'Magacioner' });
    await app.call(exportEmployerData, {}, { as: token, language: 'en' });
    await app.jobs.runPending();
    const { data } = await app.call(employerAccount, {}, { as: token });
    const archive = await download(token, data.export?.fileId ?? '');
    const text = (name: string) => strFromU8(archive[name] as Uint8Array);
    expect(JSON.parse(text('company.json')).companies).toEqual([expect.objectContaining({ company: row.company })]);
    expect(text('postings.json')).toContain('Magacioner');
    expect(Object.keys(archive)).not.toContain('applications.json');
    // In the mail language, regardless of the page language.
    expect(text('procitaj-me.txt')).toContain(account.email);
  });
});
