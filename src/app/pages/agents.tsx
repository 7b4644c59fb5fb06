import { listAgents } from '#features/agents/contract.ts';
import { getAgentDraft } from '#features/agents/drafts/contract.ts';
import { AgentList, NewAgentButton } from '#features/agents/list/web/agent-list.tsx';
import { UnfinishedAgent } from '#features/agents/wizard/web/unfinished-agent.tsx';
import { localDay } from '#shared/dates.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { userOf } from '../session-guard.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/agents';

/** A save that had begun before the account's draft was read may have ended after it. */
const savingMs = 10_000;

export async function loader({ context }: Route.LoaderArgs) {
  const asOf = new Date(Date.now() - savingMs).toISOString();
  const [{ data, meta }, { data: kept }] = await Promise.all([
    api(context).call(listAgents, {}),
    api(context).call(getAgentDraft, { params: { kind: 'create' } }),
  ]);
  return {
    userId: (await userOf(context)).id,
    unfinished: { kept: kept.draft, asOf },
    agents: data,
    list: meta,
    today: localDay(new Date()),
    page: describePage(context, { title: texts(context)('agents.list.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Agents({
  loaderData: { agents, list, today, userId, unfinished },
}: Route.ComponentProps) {
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
