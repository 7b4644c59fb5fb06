import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listAllOrders } from '#features/advertising/orders/contract.ts';
import { listCompanies } from '#features/employers/administration/contract.ts';
import { buildOrder } from '#tests/builders/order-builder.ts';
import { signedInAdmin, signedInEmployer } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getSummary } from '../contract.ts';

const app = await createTestApplication();
const as = { as: (await signedInAdmin(app)).token };

const summary = async () => (await app.call(getSummary, {}, as)).data;

test('what waits for money and for verification is counted as the lists behind it have it', async () => {
  const before = await summary();
  const { row } = await signedInEmployer(app, { verifiedAt: null });
  await buildOrder(app, { employerId: row.id });
  await buildOrder(app, { employerId: row.id, state: 'paid' });
  const after = await summary();
  expect(after.unpaidOrders).toBe(before.unpaidOrders + 1);
  expect(after.unverifiedCompanies).toBe(before.unverifiedCompanies + 1);
  const orders = await app.call(listAllOrders, { query: { state: 'awaiting_payment' } }, as);
  expect(orders.meta.total).toBe(after.unpaidOrders);
  const companies = await app.call(listCompanies, { query: { state: 'unverified' } }, as);
  expect(companies.meta.total).toBe(after.unverifiedCompanies);
});

test('it says which program runs, as a process says that watches it', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const health = (await (await app.fetch('/healthz')).json()) as { version: string; commit: string | null };
  expect(health).toEqual({ status: 'ok', version, commit: health.commit });
  expect((await summary()).program).toBe(health.commit === null ? version : `${version} (${health.commit})`);
});
