import { desc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { FoundMail } from '#features/agents/mailing/server/agent-mail.tsx';
import { writeAgentMailsJob } from '#features/agents/mailing/server/mailing-jobs.ts';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { middleOfSalary } from '#features/postings/pay-conversion.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { defaultEuroRate } from '#features/settings/euro-rate.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildAgent, findFor } from '#tests/builders/agent-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { comparePay, listPayFigures } from '../contract.ts';
import { countPayJob } from './index.ts';
import { countPay, type PayRow } from './pay-store.ts';
import { payFigures } from './pay-table.ts';

const app = await createTestApplication();
const { database, clock } = app;
const { executor } = database;
const companies: number[] = [];
for (let index = 0; index < 9; index += 1) companies.push((await buildEmployer(app)).row.id);

type Values = typeof postings.$inferInsert;
const day = 86_400_000;
const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * day);

const toValues = (change: Partial<Values>): Values => {
  const locations = change.locations ?? ['beograd'];
  return {
    employerId: companies[0] as number,
    state: 'active',
    productGroup: 'standard',
    productDuration: 30,
    priority: 4,
    positionTitle: 'Kuvar',
    categories: ['priprema-hrane'],
    locations,
    placeTags: placeClosure(locations),
    contractType: 'neodredjeno',
    jobType: 'puno',
    contentType: 'short',
    firstPublishedAt: daysAgo(1),
    createdAt: daysAgo(500),
    updatedAt: daysAgo(1),
    search: '',
    searchHead: '',
    salaryCurrency: 'RSD',
    salaryBasis: 'net',
    ...change,
  };
};
const fill = async (list: readonly Partial<Values>[]): Promise<void> => {
  await executor.delete(postings);
  if (list.length > 0) await executor.insert(postings).values(list.map(toValues));
  await database.transaction((tx) => countPay(tx, clock.now()));
};
const stored = (): Promise<PayRow[]> =>
  executor.select().from(payFigures).orderBy(payFigures.category, payFigures.place);

/** So many postings with pay from 100,000 in steps of 1,000, of companies in turn. */
const spread = (count: number, change: Partial<Values> = {}): Partial<Values>[] =>
  Array.from({ length: count }, (_, index) => ({
    employerId: companies[index % companies.length] as number,
    salaryMin: 100_000 + 1_000 * index,
    salaryMax: 100_000 + 1_000 * index,
    ...change,
  }));

beforeEach(() => fill([]));

test('a site that starts without figures counts them at once', async () => {
  await fill(spread(20));
  await executor.delete(payFigures);
  // Sent by the start of this application, which had none.
  await app.jobs.runPending();
  expect(await stored()).toHaveLength(2);
});

interface Offer {
  pay: number;
  company: number;
  published: number;
  id: number;
}

/** The rule, written out once more without SQL (rules.md#pay-figures). */
function reference(rows: readonly (typeof postings.$inferSelect)[]): PayRow[] {
  const groups = new Map<string, Offer[]>();
  for (const row of rows) {
    const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryBasis: basis, placeTags } = row;
    const published = (row.lastRenewedAt ?? row.firstPublishedAt)?.getTime() ?? 0;
    if (!['active', 'expired', 'closed'].includes(row.state) || !row.wordsShown) continue;
    if (published < daysAgo(365).getTime() || placeTags.includes('inostranstvo')) continue;
    if (
      ['nepuno', 'honorarno'].includes(row.jobType) ||
      ['dopunski', 'volonterski', 'praksa', 'pripravnik', 'osposobljavanje'].includes(row.contractType)
    )
      continue;
    const pay = currency && basis && middleOfSalary({ min, max, currency, basis }, defaultEuroRate);
    if (pay === null) continue;
    const regions = placeTags.filter((tag) => ['grad-beograd', 'nisavski'].includes(tag));
    for (const category of row.categories)
      for (const place of [...regions, 'cela-srbija']) {
        const key = `${category} ${place}`;
        groups.set(key, [...(groups.get(key) ?? []), { pay, company: row.employerId, published, id: row.id }]);
      }
  }
  return [...groups].flatMap(([key, offers]): PayRow[] => {
    const [category = '', place = ''] = key.split(' ');
    const newest = offers.toSorted((a, b) => b.published - a.published || b.id - a.id);
    const counted = newest.filter(
      ({ company }, at) => newest.slice(0, at).filter((other) => other.company === company).length < 4,
    );
    if (counted.length < 10) return [];
    const sorted = counted.map(({ pay }) => pay).sort((a, b) => a - b);
    const share = (p: number): number => sorted[Math.ceil(p * sorted.length) - 1] as number;
    const deciles = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map(share);
    return [
      { category, place, postings: sorted.length, lowerQuartile: share(0.25), upperQuartile: share(0.75), deciles },
    ];
  });
}

/** Not near the day a year ago, whose distance differs in leap years. */
const aTime = fc.oneof(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 370, max: 480 })).map(daysAgo);

const anOffer = fc.record({
  employerId: fc.constantFrom(...companies),
  state: fc.constantFrom('active', 'active', 'active', 'expired', 'closed', 'removed', 'in_review'),
  categories: fc.constantFrom(['priprema-hrane'], ['priprema-hrane'], ['magacin'], ['magacin', 'priprema-hrane']),
  locations: fc.constantFrom(['beograd'], ['nis'], ['zemun', 'nis'], ['cela-srbija'], ['inostranstvo', 'nis']),
  jobType: fc.constantFrom('puno', 'puno', 'puno', 'smenski', 'nepuno'),
  contractType: fc.constantFrom('neodredjeno', 'neodredjeno', 'odredjeno', 'delo', 'praksa', 'dopunski'),
  salaryMin: fc.option(fc.integer({ min: 600, max: 3_000 }), { freq: 6 }),
  salaryMax: fc.option(fc.integer({ min: 600, max: 3_000 }), { freq: 6 }),
  salaryCurrency: fc.constantFrom('RSD', 'EUR'),
  salaryBasis: fc.constantFrom('net', 'gross'),
  firstPublishedAt: aTime,
  lastRenewedAt: fc.option(aTime, { freq: 1 }),
  wordsShown: fc.constantFrom(true, true, true, false),
}) as fc.Arbitrary<Partial<Values>>;

test('the figures are those of the rule, over any postings', async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anOffer, { minLength: 200, maxLength: 400 }), async (list) => {
      await fill(list);
      const figures = await stored();
      const byKey = (a: PayRow, b: PayRow) => (a.category + a.place < b.category + b.place ? -1 : 1);
      expect(figures.toSorted(byKey)).toEqual(reference(await executor.select().from(postings)).sort(byKey));
      for (const { postings: count, deciles, lowerQuartile, upperQuartile } of figures) {
        expect(count).toBeGreaterThanOrEqual(10);
        expect(deciles).toEqual(deciles.toSorted((a, b) => a - b));
        const order = [deciles[1], lowerQuartile, deciles[2], deciles[6], upperQuartile, deciles[7]].map(Number);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
      shown += figures.length;
    }),
    // Smaller examples would take minutes to find.
    { numRuns: 12, endOnFailure: true },
  );
  expect(shown).toBeGreaterThan(24);
});

test('ten postings are shown, nine are not; four of one company count, so no two companies are enough', async () => {
  await fill(spread(9));
  expect(await stored()).toEqual([]);
  await fill(spread(10));
  expect((await stored()).map(({ place, postings: count }) => [place, count])).toEqual([
    ['cela-srbija', 10],
    ['grad-beograd', 10],
  ]);
  const two = spread(200).map((one, index) => ({ ...one, employerId: companies[index % 2] as number }));
  await fill(two);
  expect(await stored()).toEqual([]);
});

test('a renewed posting counts once, and one that was renewed long after its year counts again', async () => {
  await fill([
    ...spread(9, { lastRenewedAt: daysAgo(3) }),
    {
      salaryMin: 500_000,
      firstPublishedAt: daysAgo(450),
      lastRenewedAt: daysAgo(2),
      employerId: companies[4] as number,
    },
  ]);
  expect((await stored())[0]).toMatchObject({ postings: 10 });
  await executor
    .update(postings)
    .set({ lastRenewedAt: daysAgo(400) })
    .where(sql`salary_min = 500000`);
  await database.transaction((tx) => countPay(tx, clock.now()));
  expect(await stored()).toEqual([]);
});

test('the job is run twice at once and changes nothing the second time', async () => {
  await fill(spread(20));
  const before = await stored();
  await executor.delete(payFigures);
  await Promise.all([1, 2, 3].map(() => database.transaction((tx) => countPay(tx, clock.now()))));
  expect(await stored()).toEqual(before);
  const written = () => executor.execute(sql`select category, place, xmin::text from pay_figures order by 1, 2`);
  const { rows } = await written();
  await app.jobs.send(executor, countPayJob, {});
  await app.jobs.runPending();
  expect((await written()).rows).toEqual(rows);
});

test('the list and the file have the same numbers, in both languages; what it cannot read counts as not asked', async () => {
  await fill([...spread(12), ...spread(11, { categories: ['magacin'], locations: ['nis'], salaryMin: 50_000 })]);
  const { data, meta } = await app.call(listPayFigures, {});
  expect(data.map(({ category, postings: count }) => [category.label, count])).toEqual([
    ['Priprema hrane', 12],
    ['Magacin', 11],
  ]);
  expect(meta.region).toBeNull();
  expect(meta.regions.length).toBe(26);
  const odd = await app.call(listPayFigures, { query: { region: ['nema', 'nisavski'] } });
  expect(odd.data).toEqual(data);
  const nis = await app.call(listPayFigures, { query: { region: 'nisavski' } }, { language: 'en' });
  expect(nis.data.map(({ category, place }) => [category.label, place.inText])).toEqual([
    ['Warehouse', 'in the Nišava District'],
  ]);
  expect((await app.call(listPayFigures, { query: { region: 'borski' } })).data).toEqual([]);

  for (const [region, figures, lang] of [
    ['', data, 'sr'],
    ['nisavski', nis.data, 'en'],
  ] as const) {
    const answer = await app.fetch(`/zarade.csv?region=${region}&lang=${lang}`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="zarade(-nisavski)?\.csv"$/);
    const [, ...lines] = (await answer.text()).trim().split('\r\n');
    expect(lines.map((line) => line.split(lang === 'sr' ? ';' : ','))).toEqual(
      figures.map(({ category, place, postings: count, lowerQuartile, upperQuartile, deciles }) =>
        [category.label, place.label, count, deciles[0], lowerQuartile, deciles[4], upperQuartile, deciles[8]].map(
          String,
        ),
      ),
    );
  }
});

const asked = { categories: 'priprema-hrane', locations: 'zemun', jobType: 'puno', contractType: 'neodredjeno' };
const compare = async (query: Record<string, string | string[]>) =>
  (await app.call(comparePay, { query: { ...asked, ...query } })).data;

test('a pay is compared in its region, by the middle of its range in net dinars', async () => {
  await fill(spread(20, {}));
  expect(await compare({ min: '104000', max: '124000' })).toMatchObject({
    figure: { place: { code: 'grad-beograd' }, postings: 20 },
    pay: { min: 104_000, max: 124_000 },
    standing: 'higher',
    percent: 70,
  });
  // Lower than eighteen of twenty: said is a multiple of ten that the deciles alone make sure of.
  expect(await compare({ min: '1200', currency: 'EUR', basis: 'gross' })).toMatchObject({
    pay: { min: 101_261, max: null },
    standing: 'lower',
    percent: 80,
  });
  expect(await compare({ max: '109000' })).toMatchObject({ standing: 'median' });
});

test('without figures in the region it is compared with the whole country, by the first category that has any', async () => {
  await fill(spread(20));
  expect(await compare({ locations: 'nis', min: '150000' })).toMatchObject({
    figure: { place: { code: 'cela-srbija' } },
  });
  expect(await compare({ categories: ['magacin', 'priprema-hrane'], min: '150000' })).toMatchObject({
    figure: { category: { code: 'priprema-hrane' }, place: { code: 'grad-beograd' } },
  });
});

test.each([
  ['no pay', {}],
  ['no figures', { min: '150000', categories: 'magacin' }],
  ['part time', { min: '150000', jobType: 'nepuno' }],
  ['supplementary work', { min: '150000', contractType: 'dopunski' }],
  ['an internship', { min: '150000', contractType: 'praksa' }],
  ['work abroad', { min: '150000', locations: ['inostranstvo', 'beograd'] }],
  ['a place that nobody knows', { min: '150000', locations: 'xyz' }],
  ['a pay that is no number', { min: '-5' }],
])('%s is not compared', async (_, query) => {
  await fill(spread(20));
  expect(await compare(query)).toBeNull();
});

test('lists say how each pay compares as the page of the posting does, and nothing where nothing can be said', async () => {
  const live = { liveUntil: daysAgo(-20) };
  await fill([
    ...spread(20, live),
    { ...live, salaryMin: 2_000, salaryCurrency: 'EUR', salaryBasis: 'gross' },
    { ...live, salaryMin: 150_000, jobType: 'nepuno' },
    { ...live, salaryMin: 900_000, categories: ['magacin'] },
    live,
  ]);
  const { data } = await app.call(searchPostings, { query: { pageSize: '50' } });
  expect(data).toHaveLength(24);
  for (const { id, pay, salary } of data) {
    const [row] = await executor.select().from(postings).where(eq(postings.id, id));
    const { categories = [], jobType = '' } = row ?? {};
    const [min, max] = [salary?.min?.toString(), salary?.max?.toString()];
    const alone = await compare({
      categories,
      jobType,
      locations: 'beograd',
      ...(min ? { min } : {}),
      ...(max ? { max } : {}),
      ...(salary ? { currency: salary.currency, basis: salary.basis } : {}),
    });
    expect(pay === null).toBe(alone === null);
    if (!pay || !alone) continue;
    const words = { higher: 'veća', lower: 'manja', median: 'oko sredine' }[alone.standing];
    expect(pay.short).toContain(words);
    expect(pay.note).toContain(`Zarada je ${words}`);
    if (alone.standing !== 'median') expect(pay.short).toContain(`u ${alone.percent}% sličnih oglasa`);
    expect(pay.from).toBeLessThanOrEqual(pay.to);
    expect(pay.to > pay.median).toBe((alone.pay.max ?? alone.pay.min ?? 0) > (alone.figure.deciles[4] ?? 0));
  }
  expect(data.filter(({ pay }) => pay === null)).toHaveLength(3);
});

test('an agent’s mail says how a pay compares, in its own language, and nothing of one without figures', async () => {
  await fill([
    ...spread(20, { liveUntil: daysAgo(-20) }),
    { salaryMin: 900_000, liveUntil: daysAgo(-20), categories: ['magacin'] },
  ]);
  const live = await executor.select().from(postings).orderBy(desc(postings.salaryMin));
  const [alone, highest] = live.map(({ id }) => id) as [number, number];
  const owners = await Promise.all((['sr', 'en'] as const).map((mailLanguage) => buildAccount(app, { mailLanguage })));
  const agents = await Promise.all(owners.map(({ row }) => buildAgent(app, { accountId: row.id })));
  await findFor(app, agents, [alone, highest]);
  app.clock.advance({ minutes: 16 });
  await app.jobs.send(executor, writeAgentMailsJob, {});
  await app.jobs.runPending();
  const mails = (await app.mails()).filter(({ template }) => template === 'agents.found');
  const noteOf = (accountId: string, id: number) =>
    mails
      .filter((mail) => mail.accountId === accountId)
      .flatMap(({ params }) => (params as FoundMail).postings)
      .find((posting) => posting.id === id)?.payNote;
  const [serbian, english] = owners.map(({ row }) => row.id) as [string, string];
  expect(noteOf(serbian, highest)).toBe(
    'Zarada je veća nego u 90% oglasa iz oblasti „Priprema hrane” u Gradu Beogradu.',
  );
  expect(noteOf(english, highest)).toMatch(/^The pay is higher than in 90% of /);
  expect(noteOf(serbian, alone)).toBeNull();
});
