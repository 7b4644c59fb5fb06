import { expect, test } from 'vitest';
import { signedIn } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { emptySearch } from '../../agent-search.ts';
import type { AgentDraftKind } from '../../agent-steps.ts';
import { createAgent, saveAgent } from '../../contract.ts';
import { getAgentDraft, saveAgentDraft } from '../contract.ts';

const app = await createTestApplication();

const values = {
  title: 'Zidari',
  search: { ...emptySearch, categories: ['gradevina'] },
  emailNotifications: true,
  frequency: 'daily' as const,
  step: 'places' as const,
};
const body = { title: values.title, search: values.search };

const put = (as: string, kind: AgentDraftKind, agent: { id: number; version: number } | null) =>
  app.call(saveAgentDraft, { params: { kind }, body: { agent, values, version: 0 } }, { as });
const isCached = async (as: string, kind: AgentDraftKind): Promise<boolean> =>
  (await app.call(getAgentDraft, { params: { kind } }, { as })).data.draft !== null;
const create = async (as: string) =>
  (await app.call(createAgent, { body }, { as, idempotencyKey: crypto.randomUUID() })).data;

test('an agent that is saved ends the draft of a new one, and nobody else’s', async () => {
  const [as, other] = [await signedIn(app), await signedIn(app)];
  await put(as, 'create', null);
  await put(other, 'create', null);
  const agent = await create(as);
  await put(as, 'edit', { id: agent.id, version: agent.version });
  expect([await isCached(as, 'create'), await isCached(as, 'edit'), await isCached(other, 'create')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a change that is saved ends the draft of that agent’s change alone', async () => {
  const as = await signedIn(app);
  const [agent, another] = [await create(as), await create(as)];
  await put(as, 'create', null);
  await put(as, 'edit', { id: agent.id, version: agent.version });
  const save = ({ id, version }: typeof agent) =>
    app.call(saveAgent, { params: { id: String(id) }, body: { ...body, version } }, { as });
  await save(another);
  expect(await isCached(as, 'edit')).toBe(true);
  await save(agent);
  expect([await isCached(as, 'edit'), await isCached(as, 'create')]).toEqual([false, true]);
});
