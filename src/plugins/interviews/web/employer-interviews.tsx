import { applicationsPath } from '#features/reviewing/received/web/application-address.ts';
import { pageCount } from '#kit/paging.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { InterviewRound, InterviewsMeta } from '../fields.ts';
import { Round, RoundWindows } from './interview-round.tsx';
import { useRoundActs } from './use-round-acts.tsx';

/** All invitations to interviews for a posting, newest first: who chose what, open, cancelled. */
export function EmployerInterviews({
  rounds,
  meta,
  mayAct,
}: {
  rounds: readonly InterviewRound[];
  meta: InterviewsMeta;
  mayAct: boolean;
}) {
  const t = useTexts();
  const acts = useRoundActs();
  const { posting } = meta;
  const toApplications = applicationsPath(posting.id);
  const own = pageAddress('employer-interviews', posting.id);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('applications.employer.myPostings'), href: pageAddress('my-postings') },
          { label: <TitleText text={posting.positionTitle} />, href: toApplications },
          { label: t('applications.interviews.rounds.title') },
        ]}
      />
      <div className="mb16">
        <h1>{t('applications.interviews.rounds.title')}</h1>
        <p className="dim">{t('applications.interviews.rounds.lead')}</p>
      </div>
      {rounds.length === 0 ? (
        <EmptyState
          sign="mail"
          title={t('applications.interviews.rounds.empty')}
          actions={<LinkButton href={toApplications}>{t('applications.interviews.rounds.toApplications')}</LinkButton>}
        >
          {t('applications.interviews.rounds.emptyText')}
        </EmptyState>
      ) : (
        <div className="stack g16">
          {rounds.map((round) => (
            <Card as="section" key={round.id} className="stack g16">
              <Round round={round} acts={acts} mayAct={mayAct} />
            </Card>
          ))}
          <Pagination
            page={meta.page}
            pageCount={pageCount(meta)}
            href={(page) => (page > 1 ? `${own}?page=${page}` : own)}
          />
        </div>
      )}
      <RoundWindows acts={acts} busy={meta.busy} />
    </>
  );
}
