import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { replyFigures } from '#features/messages/server/message-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { settings } from '#features/settings/server/settings-table.ts';
import { uploadDocument } from '#tests/builders/application-builder.ts';
import { buildBlogPost } from '#tests/builders/blog-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { changeLog } from './version-table.ts';
import { createVersions, deleteExpiredChangesJob, type Scope } from './versions.ts';

const app = await createTestApplication();
const { database, clock } = app;
const { executor } = database;
const company = await buildEmployer(app);
const posting = await buildPosting(app, { employerId: company.row.id });
const other = await buildPosting(app);

const own: Scope[] = [`posting:${posting.id}`, `employer:${company.row.id}`];
const all = ['postings', 'employers', 'blog', 'pages', 'announcements', 'prices', 'pay', 'settings'] as const;
const scopes = [...own, ...all, `posting:${other.id}` as const, `employer:${other.employerId}` as const];

/** Another process than the application's. */
const versions = createVersions({ database, freshMs: 0 });

/** What is heard of after `act`. */
const heardOf = async (act: () => PromiseLike<unknown>): Promise<Scope[]> => {
  await versions.upToDate();
  const sequence = versions.sequence();
  await act();
  await versions.upToDate();
  return scopes.filter((scope) => versions.changedSince(sequence, [scope]));
};

const thisPosting = eq(postings.id, posting.id);
const thisCompany = eq(employers.id, company.row.id);

describe('what pages hang on', () => {
  test('a posting: itself, its company and the list, but not when it is viewed or applied to', async () => {
    const change = (values: Partial<typeof postings.$inferInsert>) =>
      heardOf(() => executor.update(postings).set(values).where(thisPosting));
    expect(await change({ positionTitle: 'Knjigovođa (m/ž)' })).toEqual([...own, 'postings']);
    expect(await change({ viewCount: 7 })).toEqual([]);
    expect(await change({ applicationCount: 3 })).toEqual([]);
    expect(await change({ viewCount: 8, state: 'closed' })).toEqual([...own, 'postings']);
    expect(await heardOf(() => buildPosting(app, { employerId: company.row.id }))).toEqual([own[1], 'postings']);
  });

  test('a company: itself, the companies and the postings that show it', async () => {
    const change = (values: Partial<typeof employers.$inferInsert>) =>
      heardOf(() => executor.update(employers).set(values).where(thisCompany));
    expect(await change({ company: 'Nova Firma' })).toEqual([own[1], 'postings', 'employers']);
    expect(await change({ company: 'Nova Firma' })).toEqual([]);
    const block = (blockedAt: Date | null) =>
      heardOf(() => executor.update(accounts).set({ blockedAt }).where(eq(accounts.id, company.account.row.id)));
    expect(await block(clock.now())).toEqual(['postings', 'employers']);
    expect(await block(null)).toEqual(['postings', 'employers']);
    const figures = { employerId: company.row.id, ended: 12, answered: 9, countedAt: clock.now() };
    const counted = () =>
      executor
        .insert(replyFigures)
        .values(figures)
        .onConflictDoUpdate({ target: replyFigures.employerId, set: { countedAt: clock.now() } });
    expect(await heardOf(counted)).toEqual([own[1], 'employers']);
    expect(await heardOf(counted)).toEqual([]);
  });

  test('a file that is looked at: the posting that shows it', async () => {
    const { fileId } = await uploadDocument(app);
    const hold = (heldAs: 'checking' | null) =>
      heardOf(() => executor.update(files).set({ heldAs }).where(eq(files.id, fileId)));
    expect(await hold('checking')).toEqual([]);
    await executor.update(postings).set({ imageFileId: fileId }).where(thisPosting);
    expect(await hold(null)).toEqual([own[0]]);
    await executor.update(postings).set({ imageFileId: null, fileId }).where(thisPosting);
    expect(await hold('checking')).toEqual([own[0]]);
    expect(await hold('checking')).toEqual([]);
  });

  test('prices, blog and settings: themselves', async () => {
    expect(await heardOf(() => executor.update(adTypes).set({ priority: 2 }).where(eq(adTypes.code, 'hot')))).toEqual([
      'prices',
    ]);
    expect(await heardOf(() => buildBlogPost(app))).toEqual(['blog']);
    expect(await heardOf(() => executor.update(settings).set({ providerPhone: '011 123' }))).toEqual(['settings']);
  });
});

describe('a change', () => {
  test('is heard of once, and however late its transaction commits', async () => {
    await versions.upToDate();
    const sequence = versions.sequence();
    await database.transaction(async (tx) => {
      await tx.update(postings).set({ positionTitle: 'Kasni (m/ž)' }).where(thisPosting);
      await executor.update(postings).set({ positionTitle: 'Prvi (m/ž)' }).where(eq(postings.id, other.id));
      await versions.upToDate();
      expect(versions.changedSince(sequence, own)).toBe(false);
      expect(versions.changedSince(sequence, ['postings'])).toBe(true);
      const after = versions.sequence();
      // The older transaction holds the mark back: what is read again is no news.
      await versions.upToDate();
      expect(versions.changedSince(after, scopes)).toBe(false);
    });
    await versions.upToDate();
    expect(versions.changedSince(sequence, own)).toBe(true);
  });

  test('that was rolled back is none', async () => {
    const fails = () =>
      database
        .transaction(async (tx) => {
          await tx.update(postings).set({ positionTitle: 'Nikad (m/ž)' }).where(thisPosting);
          throw new Error('not this time');
        })
        .catch(() => undefined);
    expect(await heardOf(fails)).toEqual([]);
  });

  test('is told to those who keep copies, before anybody who asks', async () => {
    const told: string[][] = [];
    const listening = createVersions({
      database,
      freshMs: 0,
      heard: (heard) => told.push([...heard].sort()),
    });
    await listening.upToDate();
    await buildBlogPost(app);
    await listening.upToDate();
    expect(told).toEqual([[...all].sort(), ['blog']]);
  });

  test('of more rows than are read at once counts as a change of everything', async () => {
    const many = () =>
      executor.execute(
        sql`insert into noted_changes (scope) select 'posting:' || n from generate_series(1000000, 1020001) as n`,
      );
    const told: string[] = [];
    const listening = createVersions({ database, freshMs: 0, heard: (heard) => told.push(...heard) });
    await listening.upToDate();
    told.length = 0;
    expect(await heardOf(many)).toEqual(scopes);
    await listening.upToDate();
    expect(told).toEqual(expect.arrayContaining([...all]));
    await executor.delete(changeLog);
  });
});

describe('how old an answer may be', () => {
  let slow = createVersions({ database, freshMs: 3_600_000 });
  beforeEach(async () => {
    slow = createVersions({ database, freshMs: 3_600_000 });
    await slow.upToDate();
  });

  test('as old as the promise, and no older than what this process announced', async () => {
    const sequence = slow.sequence();
    await buildBlogPost(app);
    await slow.upToDate();
    expect(slow.changedSince(sequence, ['blog'])).toBe(false);
    slow.changed();
    await slow.upToDate();
    expect(slow.changedSince(sequence, ['blog'])).toBe(true);
  });

  test('many who ask at once read once', async () => {
    const sequence = slow.sequence();
    slow.changed();
    await buildBlogPost(app);
    await Promise.all(Array.from({ length: 20 }, () => slow.upToDate()));
    expect(slow.changedSince(sequence, ['blog'])).toBe(true);
    expect(slow.sequence()).toBe(sequence + 1);
  });
});

test('noted changes are forgotten after a day', async () => {
  await executor.update(changeLog).set({ changedAt: new Date(clock.now().getTime() - 90_000_000) });
  await buildBlogPost(app);
  await app.jobs.send(executor, deleteExpiredChangesJob, {});
  await app.jobs.runPending();
  expect((await executor.select().from(changeLog)).map(({ scope }) => scope)).toEqual(['blog']);
});
