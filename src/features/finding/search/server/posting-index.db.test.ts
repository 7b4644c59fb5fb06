import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { placeClosure, placeFilter } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { searchColumns } from '#features/postings/server/posting-search-text.ts';
import { type PostingRow, postings } from '#features/postings/server/posting-table.ts';
import { codesOf } from '#kit/codes.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { searchPostings } from '../contract.ts';

const app = await createTestApplication();
const days = 86_400_000;

const someOf = <T>(list: readonly T[], place: number, amount: number): T[] =>
  Array.from({ length: amount }, (_, step) => list[(place * 7 + step * 3) % list.length] as T);

const towns = ['beograd', 'vracar', 'novi-sad', 'nis', 'cela-srbija', 'inostranstvo'] as const;
const salaries = [null, 60_000, 90_000, 150_000];

/** Postings that differ in all filtered fields. */
async function buildMany(amount: number): Promise<PostingRow[]> {
  const owners = [await buildEmployer(app), await buildEmployer(app)];
  const rows: PostingRow[] = [];
  for (let place = 0; place < amount; place += 1) {
    const locations = someOf(towns, place, 1 + (place % 2));
    rows.push(
      await buildPosting(app, {
        employerId: (owners[place % 2] as (typeof owners)[number]).row.id,
        categories: someOf(codesOf(categories).slice(0, 5), place, 1 + (place % 3)),
        locations,
        placeTags: placeClosure(locations),
        contractType: someOf(codesOf(contractTypes).slice(0, 3), place, 1)[0] as string,
        workModel: place % 4 === 0 ? null : (someOf(codesOf(workModels), place, 1)[0] as string),
        experience: place % 3 === 0 ? null : (someOf(codesOf(experienceLevels), place, 1)[0] as string),
        salaryFilter: salaries[place % 4] as number | null,
        firstPublishedAt: new Date(app.clock.now().getTime() - (place % 40) * days),
      }),
    );
  }
  return rows;
}

const rows = await buildMany(60);

const query = fc.record(
  {
    categories: fc.subarray(codesOf(categories).slice(0, 5), { maxLength: 3 }),
    locations: fc.subarray([...towns], { maxLength: 2 }),
    contractTypes: fc.subarray(codesOf(contractTypes).slice(0, 3), { maxLength: 2 }),
    workModels: fc.subarray([...codesOf(workModels)], { maxLength: 2 }),
    experience: fc.subarray([...codesOf(experienceLevels)], { maxLength: 2 }),
    employers: fc.subarray([...new Set(rows.map(({ employerId }) => String(employerId)))], { maxLength: 1 }),
    salaryFrom: fc.constantFrom('70000', '100000'),
    salaryUnstated: fc.constantFrom('true', 'false'),
    publishedWithin: fc.constantFrom('1', '7', '30'),
  },
  { requiredKeys: [] },
);
type Query = Record<string, string | string[] | undefined>;

/** A posting without stated experience matches all values. */
const experiencesOf = ({ experience }: PostingRow): string[] =>
  experience === null ? codesOf(experienceLevels) : [experience];

const fits = (row: PostingRow, asked: Query, without?: string): boolean => {
  const chosen = (name: string): string[] => (name === without ? [] : ((asked[name] as string[]) ?? []));
  const oneOf = (name: string, codes: (string | null)[]): boolean =>
    chosen(name).length === 0 || chosen(name).some((code) => codes.includes(code));
  const tags = placeFilter(chosen('locations'));
  const from = Number(asked['salaryFrom'] ?? 0);
  const unstated = asked['salaryUnstated'] === 'true';
  const within = without === 'publishedWithin' ? 0 : Number(asked['publishedWithin'] ?? 0);
  const age = app.clock.now().getTime() - (row.firstPublishedAt?.getTime() ?? 0);
  return (
    oneOf('categories', row.categories) &&
    (tags.length === 0 || row.placeTags.some((tag) => tags.includes(tag))) &&
    oneOf('contractTypes', [row.contractType]) &&
    oneOf('workModels', [row.workModel]) &&
    oneOf('experience', experiencesOf(row)) &&
    oneOf('employers', [String(row.employerId)]) &&
    (from === 0 || (row.salaryFilter === null ? unstated : row.salaryFilter >= from)) &&
    (within === 0 || age <= within * days)
  );
};

test('finds and counts exactly what the filters say', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const { data, meta } = await app.call(searchPostings, { query: { ...asked, pageSize: '100' } });
      const expected = rows.filter((row) => fits(row, asked));
      expect(data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      expect(meta.total).toBe(expected.length);
      for (const [facet, of] of [
        ['categories', (row: PostingRow) => row.categories],
        ['contractTypes', (row: PostingRow) => [row.contractType]],
        ['workModels', (row: PostingRow) => [row.workModel]],
        ['experience', experiencesOf],
      ] as const) {
        const others = rows.filter((row) => fits(row, asked, facet));
        for (const { code, count } of meta.facets[facet])
          expect(count, `${facet} ${code}`).toBe(others.filter((row) => of(row).includes(code)).length);
      }
      const ofAnyEmployer = rows.filter((row) => fits(row, asked, 'employers'));
      for (const { code, count } of meta.facets.employers)
        expect(count).toBe(ofAnyEmployer.filter(({ employerId }) => String(employerId) === code).length);
      const ofAnyAge = rows.filter((row) => fits(row, asked, 'publishedWithin'));
      for (const { days: span, count } of meta.facets.publishedWithin)
        expect(count, `${span} days`).toBe(
          ofAnyAge.filter((row) => fits(row, { publishedWithin: String(span) })).length,
        );
    }),
    { numRuns: 60 },
  );
});

test('paging forward neither repeats nor skips a posting that stays, whatever is added or removed', async () => {
  const sorts = ['priority', 'newest', 'expiring'];
  for (const sort of sorts) {
    const seen: number[] = [];
    let after: string | undefined;
    for (let page = 1; ; page += 1) {
      const { data } = await app.call(searchPostings, {
        query: { sort, page: String(page), pageSize: '7', ...(after ? { after } : {}) },
      });
      if (data.length === 0) break;
      seen.push(...data.map(({ id }) => id));
      after = String(data.at(-1)?.id);
      // A posting is added at the front and a listed one is closed, on every second page the last one.
      await buildPosting(app, {
        productGroup: 'promoted',
        priority: 1,
        liveUntil: new Date(app.clock.now().getTime() + 1000),
      });
      const closedId = page % 2 === 0 ? seen.at(-1) : seen[0];
      await setState(app.database.executor, closedId as number, 'closed', app.clock.now());
    }
    const stayed = (await app.call(searchPostings, { query: { sort, pageSize: '100' } })).data
      .map(({ id }) => id)
      .filter((id) => rows.some((row) => row.id === id));
    expect(new Set(seen).size, sort).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(stayed));
  }
});

test('a posting whose text alone has changed is found by the new one, and by the old one no more', async () => {
  const { id } = await buildPosting(app, { jobDescription: '<p>Kalajišemo posuđe.</p>' });
  const searchIds = async (q: string) => (await app.call(searchPostings, { query: { q } })).data.map((row) => row.id);
  expect([await searchIds('kalajišemo'), await searchIds('galvanizujemo')]).toEqual([[id], []]);
  const { search, searchHead } = searchColumns({
    positionTitle: 'Viši računovođa (m/ž)',
    locations: ['beograd'],
    company: '',
    categories: ['racunovodstvo'],
    workModel: null,
    texts: ['<p>Galvanizujemo posuđe.</p>'],
  });
  await app.database.executor.update(postings).set({ search, searchHead }).where(eq(postings.id, id));
  expect([await searchIds('kalajišemo'), await searchIds('galvanizujemo')]).toEqual([[], [id]]);
});
