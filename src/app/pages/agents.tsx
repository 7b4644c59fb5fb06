import { listAgents } from '#features/agents/contract.ts';
import { getAgentDraft } from '#features/agents/drafts/contract.ts';
import { AgentList, NewAgentButton } from '#features/agents/list/web/agent-list.tsx';
import { UnfinishedAgent } from '#features/agents/wizard/web/unfinished-agent.tsx';
import { localDay } from '#kit/dates.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/agents';

/** A save that began before the account's draft was read may end up to this long after it. */
const savingMs = 10_000;

export const loader = titledLoader('agents.list.title', async ({ call, userOf }) => {
  const asOf = new Date(Date.now() - savingMs).toISOString();
  const [{ data, meta }, { data: saved }] = await Promise.all([
    call(listAgents, {}),
    call(getAgentDraft, { params: { kind: 'create' } }),
  ]);
  return {
    userId: (await userOf()).id,
    unfinished: { saved: saved.draft, asOf },
    agents: data,
    list: meta,
    today: localDay(new Date()),
  };
});

export default function Agents({ loaderData: { agents, list, today, userId, unfinished } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OwnArea
      accountType="jobseeker"
      title={t('agents.list.title')}
      lead={t('agents.list.lead')}
      aside={<NewAgentButton count={agents.length} limit={list.limit} />}
    >
      <AgentList
        agents={agents}
        meta={list}
        today={today}
        unfinished={<UnfinishedAgent userId={userId} {...unfinished} />}
      />
    </OwnArea>
  );
}
