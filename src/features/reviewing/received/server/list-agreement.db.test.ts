import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { applicationStatuses } from '#features/applying/application-type.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { previewMessage, writeToGroup } from '#features/messages/contract.ts';
import type { Question } from '#features/postings/fields.ts';
import { searchValues } from '#kit/search-values.ts';
import { offerInterviews } from '#plugins/interviews/contract.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { archiveApplications, sortApplications } from '../../contract.ts';
import { getApplicationsFile, listApplications } from '../contract.ts';
import { type ApplicationFilters, type ApplicationsMeta, applicationFilters } from '../fields.ts';
import { listSorts, requirementStates } from '../list-values.ts';
import { applicationsPath } from '../web/application-address.ts';
import { toSelection } from '../web/selected-applications.ts';
import { selectApplications } from './application-selection.ts';

/*
 * What a filter leaves is the same everywhere: list and its pages, counts, selection, bulk acts, file. Walked for every filter and
 * every pair, and for any filters of any applications, in the words that the browser sends: the page's own filters, made into a
 * selection and a query by its own functions.
 */

type ListFilters = Omit<ApplicationFilters, 'sort'>;

/** Values to ask for by each filter, each of which leaves some and not all. A new filter fails to compile without its own. */
const values: { [K in keyof ListFilters]: ListFilters[K][] } = {
  status: ['saved', 'unsorted'],
  q: ['djordje', 'nis odmah'],
  answer: [['racun.0'], ['racun.1', 'obracuni.0']],
  requirements: ['met', 'unmet'],
  answered: ['no', 'reply'],
};

const names = Object.keys(values) as (keyof ListFilters)[];

const of = (name: keyof ListFilters): Partial<ListFilters>[] => values[name].map((value) => ({ [name]: value }));

const singles = names.flatMap(of);
const pairs = names.flatMap((one, at) =>
  names.slice(at + 1).flatMap((other) => of(one).flatMap((a) => of(other).map((b) => ({ ...a, ...b })))),
);

const app = await createTestApplication();
const { executor } = app.database;
const now = app.clock.now();
const owner = await signedInEmployer(app);

const questions: Question[] = [
  {
    id: 'racun',
    text: 'Završni račun?',
    answerType: 'single',
    answers: ['Da', 'Ne'],
    requiredAnswers: ['Da'],
    otherwise: 'mark',
  },
  { id: 'obracuni', text: 'Koje obračune?', answerType: 'multiple', answers: ['PDV', 'Zarade'] },
  { id: 'pocetak', text: 'Od kada?', answerType: 'free', answers: [] },
];

const wordsOf = (entered: string) => ({
  questionId: 'pocetak',
  text: '',
  answerType: 'free' as const,
  answers: [entered],
});

interface Made {
  first: 'Da' | 'Ne';
  second: string[];
  entered: string;
  firstName: string;
  city: string;
  status: (typeof applicationStatuses)[number];
  answered: boolean;
  awaiting: boolean;
  withdrawn: boolean;
  unread: boolean;
}

const insertMade = (id: number, made: readonly Made[]) =>
  executor.insert(applications).values(
    made.map(({ first, second, entered, answered, awaiting, withdrawn, unread, ...rest }, n) => ({
      ...rest,
      id: randomUUID(),
      postingId: id,
      lastName: `Anić ${n}`,
      email: `${n}@primer.rs`,
      phone: '',
      applicationType: 'letter' as const,
      language: 'sr' as const,
      createdAt: new Date(n * 60_000),
      answeredAt: answered ? now : null,
      awaitingReplySince: awaiting ? now : null,
      withdrawnAt: withdrawn ? now : null,
      openedAt: unread ? null : now,
      answers: [
        {
          questionId: 'racun',
          text: '',
          answerType: 'single' as const,
          answers: [first],
          requirement: { answers: ['Da'], met: first === 'Da' },
        },
        { questionId: 'obracuni', text: '', answerType: 'multiple' as const, answers: second },
        wordsOf(entered),
      ],
    })),
  );

const pick = <T>(some: readonly T[], at: number): T => some[at % some.length] as T;

/** As many as two pages have, of every kind that filters tell apart, in no common step. */
const many = 37;
const { id: postingId } = await buildPosting(app, { employerId: owner.row.id, questions });
await insertMade(
  postingId,
  Array.from({ length: many }, (_, n) => ({
    first: pick(['Da', 'Ne'] as const, Math.floor(n / 3)),
    second: pick([['PDV'], ['Zarade'], ['PDV', 'Zarade'], []], n),
    firstName: pick(['Ana', 'Đorđe'], n),
    city: pick(['Niš', 'Šabac', 'Bor'], n),
    entered: 'odmah',
    status: pick(applicationStatuses, Math.floor(n / 2)),
    answered: n % 5 < 2,
    awaiting: n % 7 < 3,
    withdrawn: n % 11 === 10,
    unread: true,
  })),
);

const paramsOf = (id: number) => ({ id: String(id) });
const params = paramsOf(postingId);
const as = { as: owner.token };

/** What the page of an address shows, page after page. */
const pagesOf = async (filters: Partial<ApplicationFilters>, id = postingId) => {
  const shown: string[] = [];
  let meta: ApplicationsMeta | null = null;
  for (let page = 1; meta === null || shown.length < meta.total; page += 1) {
    const address = new URL(applicationsPath(id, { ...filters, page }), 'http://local');
    const query = { ...searchValues(address.searchParams), pageSize: '20' };
    const answer = await app.call(listApplications, { params: paramsOf(id), query }, as);
    expect(answer.data.length > 0 || answer.meta.total === 0).toBe(true);
    shown.push(...answer.data.map(({ id }) => id));
    meta = answer.meta;
  }
  return { shown, meta };
};

const fileOf = async (query: ApplicationFilters, id: number): Promise<string[]> => {
  const { data } = await app.call(getApplicationsFile, { params: paramsOf(id), query }, as);
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
async function agree(filters: Partial<ApplicationFilters>, id = postingId): Promise<number> {
  const { shown, meta } = await pagesOf(filters, id);
  expect(meta.filters).toEqual({ ...applicationFilters.parse({}), ...filters });
  expect(new Set(shown).size).toBe(shown.length);
  expect(meta.total).toBe(shown.length);
  expect(meta.counts[meta.filters.status]).toBe(shown.length);
  if (meta.filters.requirements) expect(meta.requirements?.[meta.filters.requirements] ?? 0).toBe(shown.length);
  const selection = toSelection({ all: true, chosen: new Map() }, meta.filters);
  expect((await selectApplications(executor, id, selection)).toSorted()).toEqual(shown.toSorted());
  expect(await fileOf(meta.filters, id)).toEqual(await mailsOf(shown));
  return shown.length;
}

test.each(singles)('%j leaves the same in list, counts, selection and file', async (filters) => {
  const left = await agree(filters);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(many);
});

test.each(pairs)('%j', async (filters) => {
  await agree({ ...filters, sort: pick(listSorts, pairs.indexOf(filters)) });
});

test('without a filter it is all of them', async () => {
  expect(await agree({})).toBe(many);
});

const anyMade: fc.Arbitrary<Made> = fc.record({
  first: fc.constantFrom('Da', 'Ne'),
  second: fc.subarray(['PDV', 'Zarade']),
  entered: fc.constantFrom('odmah', 'u julu'),
  firstName: fc.constantFrom('Ana', 'Đorđe'),
  city: fc.constantFrom('Niš', 'Šabac'),
  status: fc.constantFrom(...applicationStatuses),
  answered: fc.boolean(),
  awaiting: fc.boolean(),
  withdrawn: fc.boolean(),
  unread: fc.boolean(),
});

/** A filter without its values fails to compile. */
const anyFilters: fc.Arbitrary<ApplicationFilters> = fc.record({
  status: fc.constantFrom('all', ...applicationStatuses),
  q: fc.constantFrom('', 'djordje', 'nis', 'sabac julu', 'nema'),
  answer: fc.subarray(['racun.0', 'racun.1', 'obracuni.0', 'obracuni.1']),
  requirements: fc.constantFrom(null, ...requirementStates),
  answered: fc.constantFrom(null, 'no', 'reply'),
  sort: fc.constantFrom(...listSorts),
});

test('any filters leave the same of any applications', async () => {
  const { id } = await buildPosting(app, { employerId: owner.row.id, questions });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyMade, { minLength: 1, maxLength: 45 }),
      fc.array(anyFilters, { minLength: 3, maxLength: 3 }),
      async (made, several) => {
        await executor.delete(applications).where(eq(applications.postingId, id));
        await insertMade(id, made);
        for (const filters of several) await agree(filters, id);
      },
    ),
    { numRuns: 20 },
  );
}, 60_000);

test.each(singles)('sorting all that match %j changes those alone', async (filters) => {
  const { shown, meta } = await pagesOf(filters);
  const selection = toSelection({ all: true, chosen: new Map() }, meta.filters);
  const before = await executor.select().from(applications).where(eq(applications.postingId, postingId));
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
