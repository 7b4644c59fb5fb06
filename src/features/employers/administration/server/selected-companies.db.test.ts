import { desc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { blockUser } from '#features/accounts/administration/contract.ts';
import { getHome } from '#features/finding/home/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { employers } from '../../server/employer-table.ts';
import { deleteCompany, listSelectedCompanies, selectCompanies } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const admin = { as: await signedIn(app, 'admin') };
const colleague = { as: await signedIn(app, 'admin') };

const one = await buildEmployer(app, { company: 'Prva' });
const two = await buildEmployer(app, { company: 'Druga' });
const busy = await buildEmployer(app, { company: 'Treća' });
await buildPosting(app, { employerId: busy.row.id });
const [a, b, c] = [one.row.id, two.row.id, busy.row.id];

const select = (ids: number[], known: number[], how = admin) =>
  app.call(selectCompanies, { body: { ids, known } }, how);
const home = async () =>
  (await app.call(getHome, {})).data.selectedEmployers.map(({ id, activePostings }) => [id, activePostings]);

beforeEach(async () => {
  await executor.update(employers).set({ selectedRank: null });
});

test('the home page shows the selected in their order, and the busiest while none is selected', async () => {
  expect(await home()).toEqual([[c, 1]]);
  const { data } = await select([b, a], []);
  expect(data.map(({ company }) => company)).toEqual(['Druga', 'Prva']);
  expect(await home()).toEqual([
    [b, 0],
    [a, 0],
  ]);
  await select([a, c, b], [b, a]);
  expect((await home()).map(([id]) => id)).toEqual([a, c, b]);
  const [entry] = await executor.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'employers.select',
    details: { companies: 'Prva, Treća, Druga' },
  });
});

test('of two administrators who change one order the second gets a conflict with the current order', async () => {
  const results = await Promise.all([refusalOf(select([a], [])), refusalOf(select([b], [], colleague))]);
  const refused = results.filter((result) => result !== null);
  expect(refused).toHaveLength(1);
  const { data } = await app.call(listSelectedCompanies, {}, admin);
  expect(refused[0]).toMatchObject({ code: 'conflict', current: data });
});

test('nothing that is no company, none twice, and no more than have room', async () => {
  expect((await refusalOf(select([a, 999_999], [])))?.code).toBe('employers.not-found');
  expect((await app.call(listSelectedCompanies, {}, admin)).data).toEqual([]);
  const paths = async (ids: number[]) => (await refusalOf(select(ids, [])))?.errors.map(({ path }) => path);
  expect(await paths([a, a])).toEqual(['ids']);
  expect(await paths(Array.from({ length: 13 }, (_, at) => at + 1))).toEqual(['ids']);
});

test('a blocked one is left out, a deleted one is selected no more', async () => {
  await select([a, b, c], []);
  const body = { reason: 'Prijava posetilaca.' };
  await app.call(blockUser, { params: { id: one.account.row.id }, body: { ground: 'other', ...body } }, admin);
  await app.call(deleteCompany, { params: { id: String(b) }, body }, admin);
  expect((await home()).map(([id]) => id)).toEqual([c]);
  const { data } = await app.call(listSelectedCompanies, {}, admin);
  expect(data.map(({ id, blocked }) => [id, blocked])).toEqual([
    [a, true],
    [c, false],
  ]);
});
