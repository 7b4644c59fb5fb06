import { getAgentDraft } from '#features/agents/drafts/contract.ts';
import { titledLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { readBeginning } from '../wizard/agent-beginning.ts';
import { AgentFrame } from '../wizard/agent-frame.tsx';
import type { Route } from './+types/agent-create';

export const loader = titledLoader('agents.wizard.titles.create', async (loading) => {
  const { id: userId } = await loading.userOf();
  const [{ data }, beginning] = await Promise.all([
    loading.call(getAgentDraft, { params: { kind: 'create' } }),
    readBeginning(loading),
  ]);
  return { kind: 'create' as const, userId, agent: null, saved: data.draft, beginning };
});

export const shouldRevalidate = onlyOtherPages;

export default function AgentCreate({ loaderData }: Route.ComponentProps) {
  return <AgentFrame {...loaderData} />;
}
