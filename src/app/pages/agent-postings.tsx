import { redirect } from 'react-router';
import { agentEditAddress, agentPostingsAddress } from '#features/agents/agent-addresses.ts';
import { listAgentPostings } from '#features/agents/contract.ts';
import { AgentPostings } from '#features/agents/list/web/agent-postings.tsx';
import { pageCount } from '#shared/paging.ts';
import { searchValues } from '#shared/search-values.ts';
import { pageAddress } from '#shared/site-map.ts';
import { IconEdit } from '#ui/icons/account-icons.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { api } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/agent-postings';

async function found({ context, params, url }: Route.LoaderArgs) {
  try {
    return await api(context).call(listAgentPostings, { params, query: searchValues(url.searchParams) });
  } catch (error) {
    throwPageProblem(error);
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { data, meta: list } = await found(args);
  const { agent, newSince } = list;
  // A page beyond the end, after postings have expired.
  if (data.length === 0 && list.total > 0)
    throw redirect(agentPostingsAddress(agent.id, pageCount(list), newSince));
  return {
    postings: data,
    list,
    page: describePage(args.context, { title: agent.title, robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AgentPostingsPage({ loaderData: { postings, list } }: Route.ComponentProps) {
  const t = useTexts();
  const { agent, total } = list;
  return (
    <OwnArea
      accountType="jobseeker"
      above={
        <Breadcrumbs
          items={[
            { label: t('agents.list.postings.crumb'), href: pageAddress('agents') },
            { label: agent.title },
          ]}
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
