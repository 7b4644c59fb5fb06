import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { applyAsGuest } from '#features/applying/contract.ts';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { getFileLink, uploadGuestFile } from '#features/files/contract.ts';
import { systemClock } from '#host/clock.ts';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { guestForm } from '../builders/application-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { startObjectStore } from '../support/object-store.ts';
import { startPostgresPair } from '../support/postgres-standby.ts';
import { samplePdf } from '../support/sample-files.ts';
import { startProgram } from '../support/site-process.ts';
import { createVisitor } from '../support/visitor.ts';

const run = promisify(execFile);
const log = createLog('silent');

/** The words of a page, without what is another each time. */
const wordsOf = async (url: string, path: string): Promise<string> => {
  const html = await (await fetch(`${url}${path}`)).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

/* docs/operations.md, "Moving to PostgreSQL" and "One machine, two, many", from one end to the other. */
test('a site grows from a data folder to a server, two processes, a replica and an object store', async () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'prilika-grown-up-'));
  const own = { SESSION_SECRET: 'a secret of a site that grows, long enough', TRUSTED_PROXIES: '1' };
  const small = { ...own, DATA_DIR: join(folder, 'small') };
  const [pair, store] = await Promise.all([startPostgresPair(), startObjectStore()]);
  const command = (name: string, parameters: string[], environment: Record<string, string>) =>
    run(process.execPath, ['--import', './scripts/tsx-hook.mjs', `src/commands/${name}.ts`, ...parameters], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    });
  try {
    const database = await openDatabase({ dataDir: small.DATA_DIR, log });
    await migrateDatabase(database);
    const context = { database, clock: systemClock };
    const employer = await buildEmployer(context, { company: 'Rasadnik Zelengora' });
    const { id } = await buildPosting(context, { employerId: employer.row.id });
    await database.close();

    const first = await startProgram(small);
    const guest = createVisitor(first.url);
    const form = new FormData();
    form.set('file', new File([samplePdf()], 'CV.pdf', { type: 'application/pdf' }));
    const { data: file } = await guest.call(uploadGuestFile, {}, { form });
    const { coverLetter: _, ...withCv } = guestForm({ applicationType: 'cv', withoutCv: false });
    const documents = [{ fileId: file.id, guestToken: file.guestToken }];
    await guest.call(applyAsGuest, { params: { id: String(id) }, body: { ...withCv, documents } });
    const paths = [`/oglasi/${id}`, '/oglasi', `/poslodavci/${employer.row.id}`];
    const before = await Promise.all(paths.map((path) => wordsOf(first.url, path)));
    for (const words of before) expect(words).toContain('Rasadnik Zelengora');
    expect(await first.stop()).toBe(0);

    const archive = join(folder, 'site.tar.gz');
    await command('backup', [archive], small);
    const large = { ...own, DATA_DIR: join(folder, 'large'), DATABASE_URL: pair.primary.url };
    await command('restore', [archive], large);
    await command('files', ['copy', '--to', store.url], large);
    rmSync(join(large.DATA_DIR, 'files'), { recursive: true });
    await pair.standby.caughtUp();

    const grown = await startProgram({
      ...large,
      DATABASE_READ_URL: pair.standby.url,
      FILES_URL: store.url,
      WEB_PROCESSES: '2',
    });
    try {
      await expect(async () => {
        expect(await (await fetch(`${grown.url}/readyz`)).json()).toEqual({ status: 'ready' });
      }).toPass();
      expect(await Promise.all(paths.map((path) => wordsOf(grown.url, path)))).toEqual(before);
      // The employer reads what was sent to the small site.
      const recruiter = createVisitor(grown.url, { email: employer.account.email, accountType: 'employer' });
      const { data: link } = await recruiter.call(getFileLink, { params: { id: file.id } });
      const bytes = Buffer.from(await (await fetch(new URL(link.url, grown.url))).arrayBuffer());
      expect(bytes.equals(Buffer.from(samplePdf()))).toBe(true);
      // And it goes on growing.
      await createVisitor(grown.url).call(applyAsGuest, {
        params: { id: String(id) },
        body: guestForm(),
      });
      const after = await openDatabase({ dataDir: '', databaseUrl: pair.primary.url, log });
      expect(await after.executor.$count(applications)).toBe(2);
      expect(await after.executor.$count(applicationDocuments)).toBe(1);
      await after.close();
    } finally {
      expect(await grown.stop()).toBe(0);
    }
  } finally {
    await store.close();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
