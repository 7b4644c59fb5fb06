import { getAgentDraft } from '#features/agents/drafts/contract.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { userOf } from '../session-guard.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { readBeginning } from '../wizard/agent-beginning.ts';
import { AgentFrame } from '../wizard/agent-frame.tsx';
import type { Route } from './+types/agent-create';

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await userOf(context);
  const [{ data: kept }, beginning] = await Promise.all([
    api(context).call(getAgentDraft, { params: { kind: 'create' } }),
    readBeginning(context, url.searchParams),
  ]);
  return {
    wizard: { kind: 'create' as const, userId: user.id, agent: null, kept: kept.draft, beginning },
    page: describePage(context, { title: texts(context)('agents.wizard.titles.create'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export const shouldRevalidate = onlyOtherPages;

export default function AgentCreate({ loaderData: { wizard } }: Route.ComponentProps) {
  return <AgentFrame {...wizard} />;
}
