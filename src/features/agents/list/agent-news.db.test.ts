import { expect, test } from 'vitest';
import { getCandidateSummary } from '#features/candidates/profile-contract.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { createAgent, listAgentPostings, listAgents, seeAgentPostings } from '../contract.ts';
import { agentHits } from '../server/agent-table.ts';

const app = await createTestApplication();

const agentFor = async (as: string, title: string, category = 'magacin') => {
  const body = { title, search: { categories: [category] } };
  return (await app.call(createAgent, { body }, { as })).data;
};
/** Stores a hit of the agents for a posting, found now. */
const find = (agentIds: readonly number[], postingId: number) =>
  app.database.executor
    .insert(agentHits)
    .values(agentIds.map((agentId) => ({ agentId, postingId, foundAt: app.clock.now(), notified: true })));
const newsOf = async (as: string) => {
  const { data } = await app.call(getCandidateSummary, {}, { as });
  return [data.agents, data.newHits];
};

test('what is new is counted for each agent, and of all agents each posting once', async () => {
  const [as, other] = [await signedIn(app), await signedIn(app)];
  expect(await newsOf(as)).toEqual([0, 0]);
  const agents = [await agentFor(as, 'Prvi'), await agentFor(as, 'Drugi')];
  const ids = agents.map(({ id }) => id);
  await agentFor(other, 'Tuđi');
  app.clock.advance({ minutes: 1 });
  const both = await buildPosting(app, { categories: ['magacin'] });
  const one = await buildPosting(app, { categories: ['magacin'] });
  const ended = await buildPosting(app, { categories: ['magacin'], state: 'closed' });
  await find(ids, both.id);
  await find(ids.slice(0, 1), one.id);
  await find(ids, ended.id);
  expect(await newsOf(as)).toEqual([2, 2]);
  expect(await newsOf(other)).toEqual([1, 0]);

  app.clock.advance({ minutes: 1 });
  await app.call(seeAgentPostings, { params: { id: String(ids[0]) } }, { as });
  const { data } = await app.call(listAgents, {}, { as });
  expect(data.map(({ title, newHits }) => [title, newHits])).toEqual([
    ['Drugi', 1],
    ['Prvi', 0],
  ]);
  expect(await newsOf(as)).toEqual([2, 1]);
});

test('the pages of one visit agree on what is new, although the first of them ended it', async () => {
  const as = await signedIn(app);
  const { id } = await agentFor(as, 'Strane', 'transport');
  app.clock.advance({ minutes: 1 });
  const found = [
    await buildPosting(app, { categories: ['transport'] }),
    await buildPosting(app, { categories: ['transport'] }),
  ];
  for (const posting of found) await find([id], posting.id);
  const params = { id: String(id) };
  const pageOf = (query: Record<string, string>) =>
    app.call(listAgentPostings, { params, query: { pageSize: '1', ...query } }, { as });
  const first = await pageOf({});
  // Reading changes nothing.
  expect((await pageOf({})).data[0]?.isNew).toBe(true);
  app.clock.advance({ minutes: 1 });
  await app.call(seeAgentPostings, { params }, { as });
  const newSince = String(first.meta.newSince);
  expect((await pageOf({ page: '2', newSince })).data[0]?.isNew).toBe(true);
  expect((await pageOf({ page: '2' })).data[0]?.isNew).toBe(false);
  for (const nonsense of ['nesto', '-1', '9'.repeat(30)])
    expect((await pageOf({ newSince: nonsense })).data).toHaveLength(1);
});
