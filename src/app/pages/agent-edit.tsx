import { redirect } from 'react-router';
import { agentEditAddress } from '#features/agents/agent-addresses.ts';
import { getAgent } from '#features/agents/contract.ts';
import { getAgentDraft } from '#features/agents/drafts/contract.ts';
import { rootStore } from '#kit/root-store.ts';
import { pageAddress } from '#kit/site-map.ts';
import { readSubject } from '#ui/drafts/draft.ts';
import { titledLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { AgentFrame } from '../wizard/agent-frame.tsx';
import { FindDraft } from '../wizard/find-draft.tsx';
import type { Route } from './+types/agent-edit';

/** Without a number the stored draft opens: the account's, else the browser's, else the list. */
export const loader = titledLoader('agents.wizard.titles.edit', async ({ call, search, userOf }) => {
  const { id: userId } = await userOf();
  const id = search.get('id');
  const saved = (await call(getAgentDraft, { params: { kind: 'edit' } })).data.draft;
  if (id === null) {
    if (saved?.agent) throw redirect(agentEditAddress(saved.agent.id));
    return { userId, wizard: null };
  }
  const agent = (await call(getAgent, { params: { id } })).data;
  return { userId, wizard: { kind: 'edit' as const, userId, agent, saved, beginning: null } };
});

export const shouldRevalidate = onlyOtherPages;

/** The edit draft of this browser, of which only the agent's id is read; the list without one. */
const draftAddress = (userId: string): string => {
  const draft = rootStore.getState().agentDrafts.edit as { userId?: unknown; agent?: unknown } | null;
  const agent = draft?.userId === userId ? readSubject(draft.agent) : null;
  return agent ? agentEditAddress(agent.id) : pageAddress('agents');
};

export default function AgentEdit({ loaderData: { userId, wizard } }: Route.ComponentProps) {
  if (!wizard) return <FindDraft className="wrap wrap-medium page" userId={userId} address={draftAddress} />;
  return <AgentFrame key={wizard.agent.id} {...wizard} />;
}
