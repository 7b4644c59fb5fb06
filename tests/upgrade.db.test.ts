import { expect, test } from 'vitest';
import { searchPostings } from '#features/finding/search/contract.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import type { AccountType } from '#kit/actor.ts';
import { demoAccounts } from '#src/demo/demo-accounts.ts';
import { createEarlierDatabase, readEarlier } from './support/earlier-data.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * The program of today opens a whole database of before and has to find everything.
 */
const earlier = readEarlier();
const database = await createEarlierDatabase(earlier);
await migrateDatabase(database);
const app = await createTestApplication({}, undefined, { database });
app.clock.set(new Date(earlier.now));

test('every row is still there', async () => {
  for (const [table, rows] of Object.entries(earlier.tables)) {
    const { rows: counted } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from "${table}"`,
    );
    expect([table, counted[0]?.count]).toEqual([table, rows.length]);
  }
});

/**
 * Without what means something else by now: who states no experience counts under every level
 * (rules.md#unstated-experience), and documents are counted as the list of them shows them.
 */
const withoutChanged = (data: object): object => {
  const copy = structuredClone(data) as {
    meta?: { facets?: { experience?: unknown } };
    data?: { documents?: unknown };
  };
  delete copy.meta?.facets?.experience;
  delete copy.data?.documents;
  return copy;
};

/** Without the order of the search, in which paid postings take turns by the hour (ADR 88). */
const inAnyOrder = (path: string, body: object): object => {
  const { data } = body as { data?: { id: number }[] };
  if (path.startsWith('/postings?')) data?.sort((a, b) => a.id - b.id);
  return body;
};

test('every page and list says what it said, and more only in new fields', async () => {
  const [candidate, employer, admin] = demoAccounts.emails;
  const signIn = (email: string, accountType: AccountType) => app.signIn(email, accountType);
  const tokens = {
    guest: null,
    candidate: await signIn(candidate, 'jobseeker'),
    employer: await signIn(employer, 'employer'),
    admin: await signIn(admin, 'admin'),
  };
  await app.jobs.runPending();
  for (const { as, path, data } of earlier.answers) {
    const token = tokens[as];
    const response = await app.fetch(`/api${path}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
    expect([path, response.status]).toEqual([path, 200]);
    const answer = inAnyOrder(path, await response.json());
    expect(answer, `${as} ${path}`).toMatchObject(inAnyOrder(path, withoutChanged(data)));
  }
});

test('a posting is found by words of its title', async () => {
  for (const { id, position_title: title } of earlier.tables['postings'] ?? []) {
    const live = earlier.answers.some(({ path }) => path === `/postings/${id}`);
    if (!live) continue;
    const { data } = await app.call(searchPostings, { query: { q: String(title), pageSize: '100' } });
    expect(
      data.map((posting) => posting.id),
      String(title),
    ).toContain(id);
  }
});
