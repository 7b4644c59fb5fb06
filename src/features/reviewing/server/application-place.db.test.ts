import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { applications } from '#features/applying/server/application-table.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getApplication, sortApplication } from '../contract.ts';
import { listApplications } from '../received/contract.ts';

const app = await createTestApplication();
const owner = await signedInEmployer(app);
afterEach(() => vi.restoreAllMocks());

/** So many applications to a new posting, a second apart; their ids, newest first. */
const applicationsOf = async (count: number): Promise<{ postingId: number; ids: string[] }> => {
  const { id: postingId } = await buildPosting(app, { employerId: owner.row.id });
  const now = app.clock.now().getTime();
  const ids: string[] = [];
  for (let from = 0; from < count; from += 1000) {
    const rows = await app.database.executor
      .insert(applications)
      .values(
        Array.from({ length: Math.min(1000, count - from) }, (_, at) => ({
          postingId,
          firstName: 'Ana',
          lastName: `Prva${from + at}`,
          email: `a${from + at}@primer.rs`,
          phone: '',
          applicationType: 'letter' as const,
          language: 'sr' as const,
          city: (from + at) % 2 === 0 ? 'Niš' : 'Čačak',
          createdAt: new Date(now - (from + at) * 1000),
        })),
      )
      .returning({ id: applications.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return { postingId, ids };
};

const place = async (id: string, query: Record<string, string> = {}) =>
  (await app.call(getApplication, { params: { id }, query }, { as: owner.token })).meta;
const sort = (id: string, status: 'saved' | 'rejected' | 'unsorted') =>
  app.call(sortApplication, { params: { id }, body: { status } }, { as: owner.token });

test('an application has its place and its neighbours in the list of the same filters', async () => {
  const { postingId, ids } = await applicationsOf(7);
  for (const at of [1, 3, 4, 6]) await sort(ids[at] as string, 'saved');
  expect(await place(ids[3] as string)).toEqual({
    place: 4,
    total: 7,
    previousId: ids[2],
    nextId: ids[4],
  });
  expect(await place(ids[3] as string, { status: 'saved' })).toEqual({
    place: 2,
    total: 4,
    previousId: ids[1],
    nextId: ids[4],
  });
  // Even numbers live in Niš.
  expect(await place(ids[4] as string, { status: 'saved', q: 'nis' })).toEqual({
    place: 1,
    total: 2,
    previousId: null,
    nextId: ids[6],
  });
  // The walk from neighbour to neighbour is the list.
  const { data } = await app.call(
    listApplications,
    { params: { id: String(postingId) }, query: { status: 'saved' } },
    { as: owner.token },
  );
  const walked: string[] = [];
  for (let id: string | null = data[0]?.id ?? null; id; ) {
    walked.push(id);
    id = (await place(id, { status: 'saved' })).nextId;
  }
  expect(walked).toEqual(data.map(({ id }) => id));
});

test('one that was just sorted away has no place, but the neighbours it would have', async () => {
  const { ids } = await applicationsOf(4);
  await sort(ids[2] as string, 'rejected');
  expect(await place(ids[2] as string, { status: 'unsorted' })).toEqual({
    place: null,
    total: 3,
    previousId: ids[1],
    nextId: ids[3],
  });
  await sort(ids[0] as string, 'rejected');
  await sort(ids[1] as string, 'rejected');
  await sort(ids[3] as string, 'rejected');
  expect(await place(ids[2] as string, { status: 'unsorted', page: '9', nesto: 'x' })).toEqual({
    place: null,
    total: 0,
    previousId: null,
    nextId: null,
  });
});

test('among 5,000 it costs no more statements, searched or not', async () => {
  const { ids } = await applicationsOf(5000);
  const middle = ids[2499] as string;
  await place(middle);
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const costOf = async (query: Record<string, string>) => {
    statements.mockClear();
    const found = await place(middle, query);
    return { found, cost: statements.mock.calls.length };
  };
  const all = await costOf({ status: 'unsorted' });
  expect(all.found).toMatchObject({ place: 2500, total: 5000 });
  const searched = await costOf({ q: 'primer' });
  expect(searched.found).toMatchObject({ place: 2500, total: 5000 });
  expect(searched.cost).toBe(all.cost);
  expect(all.cost).toBeLessThan(15);
});
