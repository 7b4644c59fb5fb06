import { describe, expect, test } from 'vitest';
import { searchPostings } from '#features/finding/search/contract.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { longestAgentTitle, maxAgents } from '../agent-limits.ts';
import * as contract from '../contract.ts';
import * as drafts from '../drafts/contract.ts';
import type { AgentForm } from '../fields.ts';

const app = await createTestApplication();

const form = (change: Partial<AgentForm> = {}): AgentForm => ({
  title: 'Računovođa u Beogradu',
  search: { categories: ['racunovodstvo'], locations: ['beograd'] },
  ...change,
});
const create = async (as: string, change: Partial<AgentForm> = {}) =>
  (await app.call(contract.createAgent, { body: form(change) }, { as })).data;
const save = (as: string, id: number, version: number, change: Partial<AgentForm> = {}) =>
  app.call(contract.saveAgent, { params: { id: String(id) }, body: { ...form(change), version } }, { as });
const list = async (as: string) => (await app.call(contract.listAgents, {}, { as })).data;
const params = ({ id }: { id: number }) => ({ params: { id: String(id) } });

describe('an agent', () => {
  test('is created, shown in words, changed and deleted', async () => {
    const as = await signedIn(app);
    const agent = await create(as);
    expect(agent).toMatchObject({ emailNotifications: true, frequency: 'instant', newHits: 0, version: 1 });
    expect(agent.criteria).toContainEqual({
      name: 'categories',
      values: [{ code: 'racunovodstvo', label: 'Računovodstvo i knjigovodstvo', gone: false }],
    });
    const { data: saved } = await save(as, agent.id, 1, {
      title: '  Nov   naziv ',
      search: { keywords: ['knjigovođa'] },
    });
    expect(saved).toMatchObject({ title: 'Nov naziv', version: 2 });
    expect(saved.criteria.map(({ name }) => name)).toEqual(['keywords']);
    await app.call(contract.deleteAgent, params(agent), { as });
    expect(await list(as)).toEqual([]);
    expect(await codeOf(app.call(contract.deleteAgent, params(agent), { as }))).toBe('agents.not-found');
  });

  test('is created once, however often it is sent under one key', async () => {
    const as = await signedIn(app);
    const send = (key: string, title = 'Agent') =>
      app.call(contract.createAgent, { body: form({ title }) }, { as, idempotencyKey: key });
    const first = (await send('a-click-of-a-candidate')).data;
    expect((await send('a-click-of-a-candidate')).data).toEqual(first);
    expect(await codeOf(send('a-click-of-a-candidate', 'Drugi'))).toBe('idempotency.key-reused');
    await send('another-click');
    expect(await list(as)).toHaveLength(2);
  });

  test.each<[string, Partial<AgentForm>, string[]]>([
    ['no name', { title: ' \n ' }, ['title agent-title']],
    ['a name that is too long', { title: 'a'.repeat(longestAgentTitle + 1) }, ['title too-long']],
    ['nothing but a name', { search: {} }, ['search choose']],
    ['unknown codes', { search: { categories: ['alhemija'] } }, ['search.categories.0 not-listed']],
    ['an employer nobody knows', { search: { employers: [999_999] } }, ['search.employers.0 not-listed']],
    ['keywords of signs', { search: { keywords: ['!!!'] } }, ['search.keywords.0 keyword']],
    [
      'ten thousand categories',
      { search: { categories: Array.from({ length: 10_000 }, () => 'racunovodstvo') } },
      ['search.categories too-many'],
    ],
    ['a pause until today', { pausedUntil: '2026-01-01' }, ['pausedUntil date-past']],
    ['a pause of years', { pausedUntil: '2031-01-01' }, ['pausedUntil pause-too-long']],
  ])('with %s is refused, with what is wrong', async (_, change, fields) => {
    const as = await signedIn(app);
    const refusal = await refusalOf(create(as, change));
    expect(refusal).toMatchObject({ status: 422, fields });
    expect(await list(as)).toEqual([]);
  });

  test('is one of at most twenty, also when two are sent at once', async () => {
    const as = await signedIn(app);
    for (let made = 1; made < maxAgents; made += 1) await create(as, { title: `Agent ${made}` });
    const codes = await Promise.all([codeOf(create(as)), codeOf(create(as))]);
    expect(codes.filter((code) => code !== null)).toEqual(['agents.limit-reached']);
    expect(await list(as)).toHaveLength(maxAgents);
  });

  test('of somebody else does not exist', async () => {
    const agent = await create(await signedIn(app));
    const as = await signedIn(app);
    const calls = [
      app.call(contract.getAgent, params(agent), { as }),
      save(as, agent.id, 1),
      app.call(contract.switchAgent, { ...params(agent), body: { emailNotifications: false } }, { as }),
      app.call(contract.deleteAgent, params(agent), { as }),
      app.call(contract.listAgentPostings, params(agent), { as }),
      app.call(contract.seeAgentPostings, params(agent), { as }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'agents.not-found'));
  });

  test('changed in two tabs is not written over: the second gets the newer one', async () => {
    const as = await signedIn(app);
    const agent = await create(as);
    const switched = { ...params(agent), body: { emailNotifications: false } };
    await app.call(contract.switchAgent, switched, { as });
    const refusal = await refusalOf(save(as, agent.id, agent.version, { title: 'Drugi' }));
    expect(refusal).toMatchObject({
      code: 'agents.changed',
      current: { title: agent.title, emailNotifications: false, version: 2 },
    });
  });
});

test('an agent shows what the search finds with its parameters, and why', async () => {
  const as = await signedIn(app);
  const fits = await buildPosting(app, {
    positionTitle: 'Knjigovođa',
    categories: ['racunovodstvo', 'finansije'],
    locations: ['vracar'],
  });
  await buildPosting(app, { positionTitle: 'Vozač', categories: ['transport'], locations: ['vracar'] });
  const agent = await create(as, {
    search: {
      categories: ['racunovodstvo', 'ljudski-resursi'],
      locations: ['beograd'],
      keywords: ['knjigovodja', 'lekar'],
    },
  });
  const { data, meta } = await app.call(contract.listAgentPostings, params(agent), { as });
  expect(data.map(({ posting, isNew }) => [posting.id, isNew])).toEqual([[fits.id, false]]);
  expect(meta.total).toBe(1);
  const codes = data[0]?.reasons.map(({ name, values }) => [name, values.map(({ code }) => code)]);
  expect(Object.fromEntries(codes ?? [])).toEqual({
    categories: ['racunovodstvo'],
    locations: ['beograd'],
    keywords: ['knjigovodja'],
  });
  const { meta: searched } = await app.call(searchPostings, {
    query: { categories: 'racunovodstvo', locations: 'beograd', keywords: ['lekar', 'knjigovođu'] },
  });
  expect(searched.total).toBe(1);
});

describe('an unfinished agent', () => {
  const values = {
    title: '',
    search: {
      ...Object.fromEntries(
        [
          'locations',
          'categories',
          'experience',
          'careerLevels',
          'educationLevels',
          'contractTypes',
          'jobTypes',
          'workModels',
          'benefits',
        ].map((name) => [name, []]),
      ),
      employers: [],
      keywords: ['rev'],
    } as never,
    emailNotifications: true,
    frequency: 'daily' as const,
    step: 'places' as const,
  };
  const put = (as: string, version: number, agent: { id: number; version: number } | null = null) =>
    app.call(
      drafts.saveAgentDraft,
      { params: { kind: agent ? 'edit' : 'create' }, body: { agent, values, version } },
      { as },
    );

  test('follows the account; the second device to save over one version gets the newer one', async () => {
    const as = await signedIn(app);
    const { data: first } = await put(as, 0);
    await put(as, first.version);
    expect(await refusalOf(put(as, first.version))).toMatchObject({
      code: 'agents.draft-changed',
      current: { draft: { version: 2, values: { step: 'places' } } },
    });
    await app.call(drafts.dropAgentDraft, { params: { kind: 'create' } }, { as });
    const { data } = await app.call(drafts.getAgentDraft, { params: { kind: 'create' } }, { as });
    expect(data.draft).toBe(null);
  });

  test('of an agent of somebody else is not kept, and that of a deleted agent goes with it', async () => {
    const as = await signedIn(app);
    const agent = await create(as);
    expect(await codeOf(put(await signedIn(app), 0, { id: agent.id, version: 1 }))).toBe('agents.not-found');
    await put(as, 0, { id: agent.id, version: 1 });
    await app.call(contract.deleteAgent, params(agent), { as });
    const { data } = await app.call(drafts.getAgentDraft, { params: { kind: 'edit' } }, { as });
    expect(data.draft).toBe(null);
  });
});
