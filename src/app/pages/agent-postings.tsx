import { agentEditAddress, agentPostingsAddress } from '#features/agents/agent-addresses.ts';
import { listAgentPostings } from '#features/agents/contract.ts';
import { AgentPostings } from '#features/agents/list/web/agent-postings.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { IconEdit } from '#ui/icons/account-icons.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader, toLastPage } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/agent-postings';

export const loader = pageLoader(async ({ call, describe, params, query }: Loading<Route.LoaderArgs>) => {
  const { data, meta: list } = await call(listAgentPostings, { params, query });
  const { agent, newSince } = list;
  toLastPage({ data, meta: list }, (page) => agentPostingsAddress(agent.id, page, newSince));
  return { postings: data, list, page: describe({ title: agent.title }) };
});

export default function AgentPostingsPage({ loaderData: { postings, list } }: Route.ComponentProps) {
  const t = useTexts();
  const { agent, total } = list;
  return (
    <OwnArea
      accountType="jobseeker"
      above={
        <Breadcrumbs
          items={[{ label: t('agents.list.postings.crumb'), href: pageAddress('agents') }, { label: agent.title }]}
        />
      }
      title={agent.title}
      lead={total > 0 ? t('agents.list.postings.count', { count: total }) : null}
      aside={
        <LinkButton href={agentEditAddress(agent.id)}>
          <IconEdit />
          {t('agents.list.edit')}
        </LinkButton>
      }
    >
      <AgentPostings key={agent.id} postings={postings} meta={list} />
    </OwnArea>
  );
}
