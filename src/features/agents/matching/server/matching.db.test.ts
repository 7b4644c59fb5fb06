import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories } from '#features/catalog/categories.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { searchQueryOf } from '#features/postings/search-address.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import { codesOf } from '#kit/codes.ts';
import { toSearch } from '#kit/endpoint.ts';
import { searchValues } from '#kit/search-values.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn, signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { type AgentSearch, emptySearch, filterOf, hasCriterion } from '../../agent-search.ts';
import { createAgent, deleteAgent, saveAgent, switchAgent } from '../../contract.ts';
import type { AgentForm, AgentView } from '../../fields.ts';
import { agentHits, agents, waitingAgents } from '../../server/agent-table.ts';
import { renewKeywordsJob } from './keyword-renewal.ts';
import { matchPostingsJob } from './matching.ts';

const app = await createTestApplication();
const { executor } = app.database;
const minute = 60_000;

const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * minute));
const match = async () => {
  await app.jobs.send(executor, matchPostingsJob, {});
  await app.jobs.runPending();
};
const create = async (as: string, search: Partial<AgentSearch>, change: Partial<AgentForm> = {}) =>
  (await app.call(createAgent, { body: { title: 'Agent', search, ...change } }, { as })).data;
const hitsOf = async ({ id }: { id: number }) =>
  (await executor.select().from(agentHits).where(eq(agentHits.agentId, id)))
    .map(({ postingId }) => postingId)
    .sort((a, b) => a - b);
const dueOf = async ({ id }: { id: number }) =>
  (await executor.select().from(waitingAgents).where(eq(waitingAgents.agentId, id)))[0]?.dueAt ?? null;

const titles = [
  'Viši računovođa (m/ž)',
  'Knjigovođa',
  'Vozač kamiona B kategorije',
  'Medicinska sestra',
  'Prodavačica u pekari',
  'Java programer',
  'C# developer, senior',
  'Magacioner, noćna smena',
];
const words = [
  'računovodja',
  'knjigovođe',
  'vozac',
  'sestra',
  'pekara -noćna',
  '"medicinska sestra"',
  'prog*',
  'C#',
  'programer',
  'novi sad',
  '-senior',
  'u',
  'xyzzy',
  'klijenata',
];
const towns = ['beograd', 'vracar', 'novi-sad', 'nis', 'cela-srbija', 'inostranstvo'];

const fields = codesOf<string>(categories).slice(0, 5);
const schools = codesOf<string>(educationLevels).slice(2, 4);

const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) });
const randomSearch = (employers: number[]) =>
  fc
    .record({
      locations: some(towns),
      categories: some(fields),
      experience: some(['bez', '1-2', '3-5', '10-i-vise']),
      careerLevels: some(['junior', 'senior']),
      educationLevels: some(schools),
      contractTypes: some(['neodredjeno', 'odredjeno']),
      jobTypes: some(['puno', 'nepuno']),
      workModels: some(['od-kuce', 'teren']),
      benefits: some(['topli-obrok']),
      employers: fc.subarray(employers, { maxLength: 2 }),
      keywords: some(words),
      salaryFrom: fc.constantFrom(60_000, 100_000, 150_000),
      salaryUnstated: fc.boolean(),
    })
    // Most lists of a real agent are empty.
    .chain((search) =>
      fc
        .subarray(Object.keys(search) as (keyof AgentSearch)[], { minLength: 1, maxLength: 3 })
        .map(
          (chosen) =>
            Object.fromEntries(
              Object.entries(search).map(([name, value]) => [
                name,
                chosen.includes(name as keyof AgentSearch) ? value : emptySearch[name as keyof AgentSearch],
              ]),
            ) as unknown as AgentSearch,
        ),
    )
    .filter(hasCriterion);

/** Ids of the postings that the search finds with the parameters of an agent. */
const searched = async (search: AgentSearch): Promise<number[]> => {
  const query = searchValues(new URLSearchParams(toSearch(searchQueryOf(filterOf(search)))));
  const { data, meta } = await app.call(searchPostings, { query: { ...query, pageSize: '100' } });
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id).sort((a, b) => a - b);
};

test('an agent finds exactly what the search finds with the same parameters', async () => {
  const owners = [await buildEmployer(app), await buildEmployer(app), await buildEmployer(app)].map(
    ({ row }) => row.id,
  );
  const tokens = await Promise.all(Array.from({ length: 13 }, () => signedIn(app)));
  const made: AgentView[] = [];
  for (const [place, search] of fc.sample(randomSearch(owners), { numRuns: 240, seed: 15 }).entries())
    made.push(await create(tokens[place % tokens.length] as string, search));
  // Edited agents must be matched by their current state.
  for (const [place, search] of fc.sample(randomSearch(owners), { numRuns: 10, seed: 16 }).entries()) {
    const agent = made[place] as AgentView;
    const change = { params: { id: String(agent.id) }, body: { title: 'Drugi', search, version: 1 } };
    made[place] = (await app.call(saveAgent, change, { as: tokens[place % tokens.length] as string })).data;
  }
  later(1);
  const pick = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;
  const rows: PostingRow[] = [];
  for (let place = 0; place < 64; place += 1) {
    const locations = [pick(towns, place), pick(towns, place >> 2)];
    rows.push(
      await buildPosting(app, {
        employerId: pick(owners, place),
        positionTitle: pick(titles, place * 3),
        locations,
        placeTags: placeClosure(locations),
        categories: [pick(fields, place)],
        experience: pick([null, 'bez', '1-2', '3-5'], place >> 1),
        careerLevels: pick([[], ['junior'], ['senior', 'medior']], place),
        educationLevels: pick([[], schools.slice(0, 1), schools], place >> 1),
        contractType: pick(['neodredjeno', 'odredjeno'], place),
        jobType: pick(['puno', 'nepuno'], place >> 1),
        workModel: pick([null, 'od-kuce', 'teren'], place),
        benefits: pick([[], ['topli-obrok']], place >> 2),
        salaryFilter: pick([null, 59_999, 100_000, 160_000, 60_000], place),
      }),
    );
  }
  await match();
  let pairs = 0;
  for (const agent of made) {
    const found = await searched(agent.search);
    expect(await hitsOf(agent), JSON.stringify(agent.search)).toEqual(found);
    pairs += found.length;
  }
  // Some pairs match, but not most of them.
  expect(pairs).toBeGreaterThan(300);
  expect(pairs).toBeLessThan((made.length * rows.length) / 2);
});

test('a posting is compared once: not after a removal and a return, an edit or a second run', async () => {
  const as = await signedIn(app);
  const agent = await create(as, { keywords: ['trubolin'] });
  later(1);
  const posting = await buildPosting(app, { positionTitle: 'Trubolin' });
  await match();
  await executor.delete(waitingAgents);
  await setState(executor, posting.id, 'removed', app.clock.now());
  await match();
  await setState(executor, posting.id, 'active', app.clock.now());
  await match();
  const younger = await create(as, { keywords: ['trubolin'] });
  await match();
  expect(await hitsOf(agent)).toEqual([posting.id]);
  expect(await dueOf(agent)).toBe(null);
  expect(await hitsOf(younger)).toEqual([]);
});

test('postings older than the agent are no news to it', async () => {
  const posting = await buildPosting(app, { positionTitle: 'Gromoder' });
  later(1);
  const agent = await create(await signedIn(app), { keywords: ['gromoder'] });
  await match();
  expect(await hitsOf(agent)).toEqual([]);
  later(1);
  const next = await buildPosting(app, { positionTitle: 'Gromoder' });
  await match();
  expect(await hitsOf(agent)).toEqual([next.id]);
  expect(posting.id).not.toBe(next.id);
});

test('what is found is to be written when the agent writes, and not at all while it does not', async () => {
  // Saturday, 21 November 2026, 12:00 in Belgrade.
  app.clock.set(new Date('2026-11-21T11:00:00Z'));
  const candidate = await signedInCandidate(app);
  const as = candidate.token;
  const search = { keywords: ['kvrcomat'] };
  const instant = await create(as, search);
  const daily = await create(as, search, { frequency: 'daily' });
  const weekly = await create(as, search, { frequency: 'weekly' });
  const off = await create(as, search, { emailNotifications: false });
  const paused = await create(as, search, { pausedUntil: '2026-11-22' });
  const resting = await create(as, search);
  await executor.update(agents).set({ restingSince: app.clock.now() }).where(eq(agents.id, resting.id));
  later(1);
  const { id } = await buildPosting(app, { positionTitle: 'Kvrcomat' });
  await match();
  for (const agent of [instant, daily, weekly, off, paused, resting]) expect(await hitsOf(agent)).toEqual([id]);
  expect(await dueOf(instant)).toEqual(new Date('2026-11-21T11:16:00Z'));
  expect(await dueOf(daily)).toEqual(new Date('2026-11-22T06:00:00Z'));
  expect(await dueOf(weekly)).toEqual(new Date('2026-11-23T06:00:00Z'));
  for (const agent of [off, paused, resting]) expect(await dueOf(agent)).toBe(null);

  // The next posting does not postpone the mail.
  later(10);
  await buildPosting(app, { positionTitle: 'Kvrcomat' });
  await match();
  expect(await dueOf(instant)).toEqual(new Date('2026-11-21T11:16:00Z'));

  // Switched off and on again by undo: nothing changes. Switched on later: earlier hits are no longer mailed.
  const switched = async (emailNotifications: boolean) =>
    app.call(switchAgent, { params: { id: String(instant.id) }, body: { emailNotifications } }, await candidate.anew());
  await switched(false);
  await switched(true);
  expect(await dueOf(instant)).not.toBe(null);
  await switched(false);
  later(11);
  await switched(true);
  expect(await dueOf(instant)).toBe(null);
  const notified = await executor.select().from(agentHits).where(eq(agentHits.agentId, instant.id));
  expect(notified.map((hit) => hit.notified)).toEqual([true, true]);
});

test('a deleted agent finds nothing, and nothing of it is left', async () => {
  const as = await signedIn(app);
  const agent = await create(as, { keywords: ['zvrkalo'] });
  later(1);
  await buildPosting(app, { positionTitle: 'Zvrkalo' });
  await match();
  expect(await hitsOf(agent)).toHaveLength(1);
  await app.call(deleteAgent, { params: { id: String(agent.id) } }, { as });
  expect([await hitsOf(agent), await dueOf(agent)]).toEqual([[], null]);
  later(1);
  await buildPosting(app, { positionTitle: 'Zvrkalo' });
  await match();
  expect(await hitsOf(agent)).toEqual([]);
});

test('two workers at once store each hit once', async () => {
  const agent = await create(await signedIn(app), { keywords: ['brzomet'] });
  later(1);
  const { id } = await buildPosting(app, { positionTitle: 'Brzomet' });
  await Promise.all(
    [1, 2, 3].map((key) =>
      app.jobs.run({
        id: `worker-${key}`,
        name: matchPostingsJob.name,
        data: {},
        retryCount: 0,
        retryLimit: 0,
      }),
    ),
  );
  expect(await hitsOf(agent)).toEqual([id]);
});

test('values that have left the lists, alone, find nothing', async () => {
  const agent = await create(await signedIn(app), { locations: ['beograd'] });
  await executor
    .update(agents)
    .set({
      search: { ...agent.search, locations: ['atlantida'], categories: ['racunovodstvo'] } as AgentSearch,
    })
    .where(eq(agents.id, agent.id));
  later(1);
  await buildPosting(app);
  await match();
  expect(await hitsOf(agent)).toEqual([]);
});

test('queries of keywords that were made by other rules are made again', async () => {
  const agent = await create(await signedIn(app), { keywords: ['drndalo'] });
  const old = { keywordQueries: ["'nesto'"], keywordRules: '0-stara' };
  await executor.update(agents).set(old).where(eq(agents.id, agent.id));
  await app.jobs.send(executor, renewKeywordsJob, {});
  await app.jobs.runPending();
  later(1);
  const { id } = await buildPosting(app, { positionTitle: 'Drndalo' });
  await match();
  expect(await hitsOf(agent)).toEqual([id]);
});

test('a posting that cannot be compared holds up no other, and is compared when it can be', async () => {
  const agent = await create(await signedIn(app), { keywords: ['drombulja'] });
  later(1);
  const bad = await buildPosting(app, { positionTitle: 'Drombulja' });
  later(1);
  const good = await buildPosting(app, { positionTitle: 'Drombulja' });
  await app.database.pool.query(
    `alter table agent_matched_postings add constraint stuck check (posting_id <> ${bad.id}) not valid`,
  );
  await match();
  expect(await hitsOf(agent)).toEqual([good.id]);
  await app.database.pool.query('alter table agent_matched_postings drop constraint stuck');
  await match();
  expect(await hitsOf(agent)).toEqual([bad.id, good.id]);
});
