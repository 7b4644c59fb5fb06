import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { offerInterviews } from '#features/applications/interviews/contract.ts';
import { previewMessage, writeToGroup } from '#features/applications/messaging/contract.ts';
import type { Question } from '#features/postings/fields.ts';
import { searchValues } from '#shared/search-values.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { applicationStatuses } from '../../application-type.ts';
import { applications } from '../../server/application-table.ts';
import { archiveApplications, getApplicationsFile, listApplications, sortApplications } from '../contract.ts';
import type { ApplicationsMeta } from '../fields.ts';
import { filtersOf, type ListFilters, noFilters } from '../list-filters.ts';
import { listSorts } from '../list-values.ts';
import { applicationsPath, fileQuery } from '../web/application-address.ts';
import { toSelection } from '../web/selected-applications.ts';
import { selectApplications } from './application-selection.ts';

/*
 * What a filter leaves is the same everywhere: list and its pages, counts, selection, bulk acts, file. Walked for every filter and
 * every pair, in the words that the browser sends: the page's own filters, made into a selection and a query by its own functions.
 */

/** Values to ask for by each filter, each of which leaves some and not all. A new filter fails to compile without its own. */
const values: { [K in keyof ListFilters]: ListFilters[K][] } = {
  status: ['saved', 'unsorted'],
  q: ['djordje', 'nis odmah'],
  answer: [['racun.0'], ['racun.1', 'obracuni.0']],
  requirements: ['met', 'unmet'],
  answered: ['no'],
};

const names = Object.keys(values) as (keyof ListFilters)[];

const of = (name: keyof ListFilters): Partial<ListFilters>[] =>
  values[name].map((value) => ({ [name]: value }));

const singles = names.flatMap(of);
const pairs = names.flatMap((one, at) =>
  names.slice(at + 1).flatMap((other) => of(one).flatMap((a) => of(other).map((b) => ({ ...a, ...b })))),
);

const app = await createTestApplication();
const { executor } = app.database;
const owner = await signedInEmployer(app);

const questions: Question[] = [
  {
    ...{ id: 'racun', text: 'Završni račun?', answerType: 'single', answers: ['Da', 'Ne'] },
    ...{ requiredAnswers: ['Da'], otherwise: 'mark' },
  },
  { id: 'obracuni', text: 'Koje obračune?', answerType: 'multiple', answers: ['PDV', 'Zarade'] },
  { id: 'pocetak', text: 'Od kada?', answerType: 'free', answers: [] },
];

const pick = <T>(some: readonly T[], at: number): T => some[at % some.length] as T;

/** As many as two pages have, of every kind that filters tell apart, in no common step. */
const many = 37;
const { id: postingId } = await buildPosting(app, { employerId: owner.row.id, questions });
const now = app.clock.now();
await executor.insert(applications).values(
  Array.from({ length: many }, (_, n) => {
    const first = pick(['Da', 'Ne'], Math.floor(n / 3));
    return {
      ...{ id: randomUUID(), postingId, lastName: `Anić ${n}`, email: `${n}@primer.rs`, phone: '' },
      ...{ firstName: pick(['Ana', 'Đorđe'], n), city: pick(['Niš', 'Šabac', 'Bor'], n) },
      ...{ applicationType: 'letter' as const, language: 'sr' as const, createdAt: new Date(n * 60_000) },
      status: pick(applicationStatuses, Math.floor(n / 2)),
      answeredAt: n % 5 < 2 ? now : null,
      withdrawnAt: n % 11 === 10 ? now : null,
      answers: [
        {
          ...{ questionId: 'racun', text: '', answerType: 'single' as const, answers: [first] },
          requirement: { answers: ['Da'], met: first === 'Da' },
        },
        {
          ...{ questionId: 'obracuni', text: '', answerType: 'multiple' as const },
          answers: pick([['PDV'], ['Zarade'], ['PDV', 'Zarade'], []], n),
        },
        { questionId: 'pocetak', text: '', answerType: 'free' as const, answers: ['odmah'] },
      ],
    };
  }),
);

const params = { id: String(postingId) };
const as = { as: owner.token };

/** What the page of an address shows, page after page. */
const pagesOf = async (filters: Partial<ListFilters>, sort: (typeof listSorts)[number]) => {
  const shown: string[] = [];
  let meta: ApplicationsMeta | null = null;
  for (let page = 1; meta === null || shown.length < meta.total; page += 1) {
    const address = new URL(applicationsPath({ postingId, ...filters, sort, page }), 'http://local');
    const query = { ...searchValues(address.searchParams), pageSize: '20' };
    const answer = await app.call(listApplications, { params, query }, as);
    expect(answer.data.length > 0 || answer.meta.total === 0).toBe(true);
    shown.push(...answer.data.map(({ id }) => id));
    meta = answer.meta;
  }
  return { shown, meta };
};

const fileOf = async (filters: ApplicationsMeta['filters']): Promise<string[]> => {
  const { data } = await app.call(getApplicationsFile, { params, query: fileQuery(filters) }, as);
  const [, ...rows] = parse(await (await app.fetch(data.url)).text(), { delimiter: ';', bom: true });
  return rows.map(([, email = '']) => email);
};

const mailsOf = async (ids: readonly string[]): Promise<string[]> => {
  const { id, email } = applications;
  const rows = await executor
    .select({ id, email })
    .from(applications)
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row.email]));
  return ids.map((one) => byId.get(one) ?? '');
};

/** Asserts that everything agrees about these filters; returns how many that are. */
async function agree(filters: Partial<ListFilters>, at: number): Promise<number> {
  const { shown, meta } = await pagesOf(filters, pick(listSorts, at));
  expect(filtersOf(meta.filters)).toEqual(filtersOf(filters));
  expect(new Set(shown).size).toBe(shown.length);
  expect(meta.total).toBe(shown.length);
  expect(meta.counts[meta.filters.status]).toBe(shown.length);
  if (meta.filters.requirements) expect(meta.requirements?.[meta.filters.requirements]).toBe(shown.length);
  const selection = toSelection({ all: true, chosen: new Map() }, meta.filters);
  expect((await selectApplications(executor, postingId, selection)).toSorted()).toEqual(shown.toSorted());
  expect(await fileOf(meta.filters)).toEqual(await mailsOf(shown));
  return shown.length;
}

test.each(singles)('%j leaves the same in list, counts, selection and file', async (filters) => {
  const left = await agree(filters, 0);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(many);
});

test.each(pairs)('%j', async (filters) => {
  await agree(filters, pairs.indexOf(filters));
});

test('without a filter it is all of them', async () => {
  expect(await agree(noFilters, 0)).toBe(many);
});

test.each(singles)('sorting all that match %j changes those alone', async (filters) => {
  const { shown, meta } = await pagesOf(filters, 'newest');
  const selection = toSelection({ all: true, chosen: new Map() }, meta.filters);
  const before = await executor.select().from(applications);
  const { data } = await app.call(sortApplications, { params, body: { ...selection, to: 'maybe' } }, as);
  const changed = data.before.flatMap(({ applicationIds }) => applicationIds);
  const other = before.filter(({ status }) => status !== 'maybe').map(({ id }) => id);
  expect(changed.toSorted()).toEqual(shown.filter((id) => other.includes(id)).toSorted());
  for (const { status, applicationIds } of data.before)
    await app.call(sortApplications, { params, body: { applicationIds, to: status } }, as);
});

test.each([sortApplications, archiveApplications, writeToGroup, previewMessage, offerInterviews])(
  'an act on several takes every filter: $id',
  async ({ schemas }) => {
    const { properties = {} } = z.toJSONSchema((await schemas()).body, {
      io: 'input',
      unrepresentable: 'any',
    });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['applicationIds', ...names]));
  },
);
