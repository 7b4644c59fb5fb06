import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchPostings } from '#features/finding/search/contract.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { getSettings, saveSettings } from '#features/settings/contract.ts';
import type { SalaryRange } from '#kit/money.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { salaryForFilter } from '../../pay-conversion.ts';
import { recountPay } from '../../server/pay-store.ts';
import { postings } from '../../server/posting-table.ts';
import { recountPayJob } from './pay-jobs.ts';

const app = await createTestApplication();
const as = { as: await signedIn(app, 'admin') };

const setRate = async (euroRate: number) => {
  const { data } = await app.call(getSettings, {}, as);
  await app.call(saveSettings, { body: { ...data, euroRate } }, as);
};
const build = async (range: SalaryRange, title = 'Kuvar'): Promise<number> => {
  const { min, max, currency, basis } = range;
  const { id } = await buildPosting(app, {
    salaryMin: min ?? null,
    salaryMax: max ?? null,
    salaryCurrency: currency,
    salaryBasis: basis,
    salaryFilter: salaryForFilter(range, 117.2),
    positionTitle: title,
  });
  return id;
};
const filterOf = async (id: number) => {
  const [row] = await app.database.executor
    .select({ filter: postings.salaryFilter, changed: sql<string>`${postings.changedTx}::text` })
    .from(postings)
    .where(eq(postings.id, id));
  return row;
};
const search = async (salaryFrom: number, q: string) =>
  (await app.call(searchPostings, { query: { q, salaryFrom: String(salaryFrom) } })).data.map(({ id }) => id);

test('another euro rate recalculates pay in euros, and the search uses it', async () => {
  const ranges: SalaryRange[] = [
    { min: 1_000, max: 1_500, currency: 'EUR', basis: 'net' },
    { min: 1_333, currency: 'EUR', basis: 'gross' },
    { max: 777, currency: 'EUR', basis: 'gross' },
  ];
  const ids: number[] = [];
  for (const range of ranges) ids.push(await build(range));
  const dinars = await build({ min: 100_000, currency: 'RSD', basis: 'net' });
  const tailor = await build({ max: 1_000, currency: 'EUR', basis: 'net' }, 'Krojač');
  const dinarsBefore = await filterOf(dinars);
  expect(await search(118_000, 'krojač')).toEqual([]);

  await setRate(120.1234);
  await app.jobs.runPending();
  for (const [at, range] of ranges.entries()) {
    expect((await filterOf(ids[at] as number))?.filter).toBe(salaryForFilter(range, 120.1234));
  }
  expect(await filterOf(dinars)).toEqual(dinarsBefore);
  expect(await search(118_000, 'krojač')).toEqual([tailor]);

  // Once more changes nothing, so that no index reads it again.
  const before = await filterOf(tailor);
  await app.jobs.send(app.database.executor, recountPayJob, {});
  await app.jobs.runPending();
  expect(await filterOf(tailor)).toEqual(before);
});

test('other settings leave pay alone; batches follow one another to the end', async () => {
  const id = await build({ max: 2_000, currency: 'EUR', basis: 'net' });
  const { data } = await app.call(getSettings, {}, as);
  await app.call(saveSettings, { body: { ...data, freeAd: { available: true, limit: 3 } } }, as);
  await app.jobs.runPending();
  expect((await filterOf(id))?.filter).toBe(234_400);

  const seen: number[] = [];
  for (let last = await recountPay(app.database.executor, 118, 0, 1); last !== null; ) {
    seen.push(last);
    last = await recountPay(app.database.executor, 118, last, 1);
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen).toContain(id);
  expect((await filterOf(id))?.filter).toBe(236_000);
});

test('a posting that is being written counts by the rate that administrators set', async () => {
  await setRate(119.5);
  const { token } = await signedInEmployer(app);
  const salaryRange = { min: null, max: 2_000, currency: 'EUR', basis: 'net' } as const;
  const { data } = await app.call(sendPosting, { body: buildPostingInput({ salaryRange }) }, { as: token });
  expect((await filterOf(data.posting.id))?.filter).toBe(239_000);
});
