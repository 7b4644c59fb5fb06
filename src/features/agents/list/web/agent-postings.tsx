import { useEffect, useEffectEvent } from 'react';
import { postingsAddress } from '#features/postings/search-address.ts';
import { PostingRow } from '#features/postings/web/posting-row.tsx';
import { pageCount } from '#kit/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { agentEditAddress, agentPostingsAddress } from '../../agent-addresses.ts';
import { filterOf, hasCriterion } from '../../agent-search.ts';
import { seeAgentPostings } from '../../contract.ts';
import { findsNothing } from '../../criteria.ts';
import type { AgentPosting, AgentPostingsMeta, AgentView } from '../../fields.ts';
import { reasonWords } from '../agent-words.ts';
import { CriteriaList } from './criteria-list.tsx';
import './agents.css';

function NothingYet({ agent }: { agent: AgentView }) {
  const t = useTexts();
  return (
    <EmptyState
      sign="bell"
      title={t('agents.list.postings.empty.title')}
      actions={
        <LinkButton variant="primary" href={agentEditAddress(agent.id)}>
          {t('agents.list.postings.empty.edit')}
        </LinkButton>
      }
    >
      {t(`agents.list.postings.empty.${findsNothing(agent) ? 'gone' : 'text'}`)}
    </EmptyState>
  );
}

/**
 * Live postings that match an agent, newest first, marked when new since the last visit, with the reasons. The marks
 * remain until the next visit, although this one is recorded immediately.
 */
export function AgentPostings({ postings, meta }: { postings: readonly AgentPosting[]; meta: AgentPostingsMeta }) {
  const t = useTexts();
  const { agent, newSince } = meta;
  const api = useApi();
  const { run } = useAct(() => api.call(seeAgentPostings, { params: { id: String(agent.id) } }));
  const see = useEffectEvent(run);
  // Reports the visit once, as the page is remounted for each agent; failures are ignored.
  useEffect(() => void see(), []);
  return (
    <>
      <div className="stack g12">
        <CriteriaList criteria={agent.criteria} />
        {hasCriterion(agent.search) && !findsNothing(agent) ? (
          <p>
            <TextLink href={postingsAddress(filterOf(agent.search))}>{t('agents.list.postings.search')}</TextLink>
          </p>
        ) : null}
      </div>
      {postings.length === 0 ? (
        <NothingYet agent={agent} />
      ) : (
        <AdList label={t('agents.list.postings.label')}>
          {postings.map(({ posting, isNew, reasons }) => {
            const words = reasonWords(reasons, agent, t);
            return (
              // Here „new” means new to this candidate, not to the site.
              <PostingRow key={posting.id} posting={{ ...posting, isNew: false }} headingLevel={2}>
                {isNew || words ? (
                  <p className="agent-why">
                    {isNew ? <Badge tone="new">{t('agents.list.postings.new')}</Badge> : null}
                    {words ? <span>{t('agents.list.postings.because', { reasons: words })}</span> : null}
                  </p>
                ) : null}
              </PostingRow>
            );
          })}
        </AdList>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => agentPostingsAddress(agent.id, page, newSince)}
      />
    </>
  );
}
