import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { employers } from '../../server/employer-table.ts';
import { listCompanies, unverifyCompany, verifyCompany } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const admin = { as: await signedIn(app, 'admin') };
const colleague = { as: await signedIn(app, 'admin') };

const because = { reason: 'APR, 20. 11. 2026.' };
const act = (endpoint: typeof verifyCompany, id: number, how = admin) =>
  app.call(endpoint, { params: { id: String(id) }, body: because }, how);
const unverify = (id: number) =>
  app.call(unverifyCompany, { params: { id: String(id) }, body: { ground: 'terms-company-data', ...because } }, admin);
const list = (query: Record<string, string> = {}) => app.call(listCompanies, { query }, admin);
const idsOf = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);
const numbers = { pib: '104052135', registrationNumber: '17162543' };

test('a verified company’s postings are published at once, until the verification is taken back', async () => {
  const { row, token } = await signedInEmployer(app, { ...numbers, verifiedAt: null });
  const send = async () =>
    (await app.call(sendPosting, { body: buildPostingInput() }, { as: token })).data.posting.state;
  expect(await send()).toBe('in_review');
  await act(verifyCompany, row.id);
  expect(await send()).toBe('active');
  const [entry] = await executor.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: 'employers.verify', objectId: String(row.id), ...because });
  await unverify(row.id);
  expect((await list({ q: row.company })).data[0]?.verifiedAt).toBeNull();
});

test('of two administrators the second gets a conflict; a profile opened before is outdated', async () => {
  const { row } = await buildEmployer(app, { ...numbers, pib: '101134702', verifiedAt: null });
  const results = await Promise.all([
    codeOf(act(verifyCompany, row.id)),
    codeOf(act(verifyCompany, row.id, colleague)),
  ]);
  expect(results.toSorted()).toEqual(['administration.already-done', null].toSorted());
  const [after] = await executor.select().from(employers).where(eq(employers.id, row.id));
  expect(after?.version).toBe(row.version + 1);
});

test('without PIB or registration number there is nothing to verify', async () => {
  const { row } = await buildEmployer(app, { verifiedAt: null });
  expect(await codeOf(act(verifyCompany, row.id))).toBe('administration.no-company-numbers');
  expect(await codeOf(act(verifyCompany, 2_147_483_646))).toBe('employers.not-found');
});

test('companies are found by name in either script and by their numbers, with their postings', async () => {
  const { row } = await buildEmployer(app, {
    company: 'Šećerana Ćićevac',
    companyFolded: 'secerana cicevac',
    pib: '101017777',
    registrationNumber: '20084693',
    verifiedAt: null,
  });
  await buildPosting(app, { employerId: row.id });
  await buildPosting(app, {
    employerId: row.id,
    state: 'in_review',
    firstPublishedAt: null,
    liveUntil: null,
  });
  for (const q of ['ћићевац шећерана', '101017777', '20084693']) expect(await idsOf({ q }), q).toContain(row.id);
  expect((await list({ q: '101017777' })).data[0]).toMatchObject({ livePostings: 1, postingsInReview: 1 });
  expect(await idsOf({ q: 'secerana', state: 'unverified' })).toEqual([row.id]);
  expect(await idsOf({ q: 'secerana', state: 'verified' })).toEqual([]);
  expect(await idsOf({ q: "'; % _ \\" })).toEqual([]);
});
