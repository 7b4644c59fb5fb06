import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { getSummary } from '#features/administration/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeBackupJob } from './backup-jobs.ts';
import { readBackup } from './check-backup.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'prilika-nightly-')), 'backups');
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
const key = 'a key that is long enough for a backup';
const app = await createTestApplication({ BACKUP_DIR: folder, BACKUP_KEY: key });
const { executor } = app.database;

const night = async (): Promise<void> => {
  await app.jobs.send(executor, makeBackupJob, {});
  await app.jobs.runPending();
};
const status = async () => (await app.call(getSummary, {}, { as: await signedIn(app, 'admin') })).data.backups;
const acts = async () =>
  (await executor.select().from(auditEntries)).filter(({ objectKind }) => objectKind === 'backup');
const files = (): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

beforeEach(async () => {
  await executor.delete(auditEntries);
  rmSync(folder, { recursive: true, force: true });
});

test('a night makes an encrypted backup, opens it again, and administrators see it', async () => {
  expect(await status()).toEqual({ configured: true, lastGood: null, old: false, failure: null });
  await night();
  const [name = '', ...more] = files();
  expect(more).toEqual([]);
  expect(name).toMatch(/^prilika-.*Z\.tar\.gz\.age$/);
  expect((await readBackup(join(folder, name), key)).header.madeAt.slice(0, 19)).toBe(
    app.clock.now().toISOString().slice(0, 19),
  );
  expect(await acts()).toMatchObject([{ action: 'backups.check', actor: null, objectId: name }]);
  expect(await status()).toMatchObject({
    configured: true,
    lastGood: { made: { daysAgo: 0 }, bytes: readFileSync(join(folder, name)).length },
    old: false,
    failure: null,
  });
});

test('a good one is old after two days, and no sooner', async () => {
  await night();
  app.clock.advance({ days: 2 });
  expect((await status()).old).toBe(false);
  app.clock.advance({ minutes: 1 });
  expect(await status()).toMatchObject({ old: true, failure: null });
});

test('one that is not whole when it is opened is set aside and told; the good one of before stays', async () => {
  await night();
  const [good = ''] = files();
  app.clock.advance({ days: 9 });
  await app.jobs.send(executor, makeBackupJob, {});
  // Damaged after it was written and before it is opened again.
  const { jobs } = app;
  const damage = () => {
    for (const name of files().filter((one) => one !== good && one.endsWith('.age'))) {
      const bytes = readFileSync(join(folder, name));
      bytes[bytes.length - 50] = (bytes[bytes.length - 50] ?? 0) ^ 1;
      writeFileSync(join(folder, name), bytes);
    }
  };
  const waiting = await app.database.pool.query<{ id: string; name: string; data: unknown }>(
    `select id, name, data from pgboss.job where name = 'backups.make' and state = 'created'`,
  );
  const [make] = waiting.rows;
  if (!make) throw new Error('no job waits');
  await jobs.run({ ...make, retryCount: 0, retryLimit: 2 });
  await app.database.pool.query(`delete from pgboss.job where id = $1`, [make.id]);
  damage();
  await jobs.runPending();
  expect(files()).toEqual([good, expect.stringMatching(/\.age\.damaged$/)]);
  expect(await status()).toMatchObject({ failure: { problem: 'damaged' }, old: true });
  app.clock.advance({ days: 1 });
  await night();
  expect((await status()).failure).toBeNull();
  expect(files()).toHaveLength(3);
});

test('a folder that cannot be written to leaves nothing half, and is told', async () => {
  writeFileSync(folder, 'a file where the folder should be');
  await night();
  expect((await status()).failure).toMatchObject({ problem: expect.stringMatching(/not-writable|other/) });
  rmSync(folder);
  // The retry of half an hour later.
  app.clock.advance({ hours: 2 });
  await app.jobs.runPending();
  expect((await status()).failure).toBeNull();
  expect(files()).toHaveLength(1);
});

test('of nine nights the last seven stay, and the last of the weeks before', async () => {
  for (let count = 0; count < 9; count += 1) {
    app.clock.advance({ days: 1 });
    await night();
  }
  expect(files().length).toBeGreaterThanOrEqual(7);
  expect(files().length).toBeLessThan(9);
  expect(files()).toContain((await acts()).at(-1)?.objectId);
});

const database = await createTestDatabase();
const without = await createTestApplication({}, undefined, { database });

test('without a folder there is nothing to show but the hint', async () => {
  await expect(without.jobs.send(database.executor, makeBackupJob, {})).rejects.toThrow('Nobody handles');
  const { data } = await without.call(getSummary, {}, { as: await signedIn(without, 'admin') });
  expect(data.backups).toEqual({ configured: false, lastGood: null, old: false, failure: null });
});
