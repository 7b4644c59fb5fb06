import { expect, test } from 'vitest';
import { postingReports } from '#features/contact/server/report-table.ts';
import { postingMoves } from '#features/postings/server/posting-table.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedInAdmin } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listAllPostings } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const { anew: admin } = await signedInAdmin(app);

const list = async (query: Record<string, string>) => app.call(listAllPostings, { query }, await admin());
const idsOf = async (query: Record<string, string>) => {
  const { data, meta } = await list({ ...query, pageSize: '100' });
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
};

const { row: company } = await buildEmployer(app, {
  company: 'Čačkalica Čajetina',
  companyFolded: 'cackalica cajetina',
});
const now = app.clock.now();
const live = await buildPosting(app, { employerId: company.id, positionTitle: 'Užar za brodove' });
const over = await buildPosting(app, {
  employerId: company.id,
  positionTitle: 'Užar početnik',
  state: 'active',
  liveUntil: new Date(now.getTime() - 1000),
});
const waiting = await buildPosting(app, { positionTitle: 'Svećar', state: 'in_review', liveUntil: null });

test('by words of the title, the company and the id, whatever the marks and the script', async () => {
  expect(await idsOf({ q: 'uzar' })).toEqual([over.id, live.id]);
  expect(await idsOf({ q: 'Ужар бродове' })).toEqual([live.id]);
  expect(await idsOf({ q: 'ужар' })).toEqual([over.id, live.id]);
  expect(await idsOf({ q: 'cajetin' })).toEqual([over.id, live.id]);
  expect(await idsOf({ q: `užar ${live.id}` })).toEqual([live.id]);
  expect(await idsOf({ q: String(waiting.id) })).toContain(waiting.id);
  for (const q of ["'", ':*', '& | !', '99999999999', '((', '\\'])
    expect(await list({ q })).toMatchObject({ meta: { page: 1 } });
});

test('by state as people see it, type, age and findings', async () => {
  expect(await idsOf({ q: 'uzar', state: 'active' })).toEqual([live.id]);
  expect(await idsOf({ q: 'uzar', state: 'expired' })).toEqual([over.id]);
  expect(await idsOf({ q: 'svecar', state: 'in_review' })).toEqual([waiting.id]);
  expect(await idsOf({ q: 'uzar', type: live.productGroup })).toContain(live.id);
  expect(await idsOf({ q: 'uzar', type: live.productGroup === 'free' ? 'hot' : 'free' })).toEqual([]);
  expect(await idsOf({ q: 'svecar', age: 'older' })).toEqual([]);

  expect(await idsOf({ q: 'uzar', findings: 'reported' })).toEqual([]);
  await executor
    .insert(postingReports)
    .values({ postingId: live.id, reason: 'money', text: '', email: null, language: 'sr', createdAt: now });
  expect(await idsOf({ q: 'uzar', findings: 'reported' })).toEqual([live.id]);
  await executor.insert(postingMoves).values({
    postingId: over.id,
    fromState: 'active',
    toState: 'in_review',
    movedAt: now,
    cause: 'wording',
  });
  expect(await idsOf({ q: 'uzar', findings: 'stopped' })).toEqual([over.id]);
  const { data } = await list({ q: String(live.id) });
  expect(data.find(({ id }) => id === live.id)).toMatchObject({ reports: 1, state: 'active', version: 1 });
});
