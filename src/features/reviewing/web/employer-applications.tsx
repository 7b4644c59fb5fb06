import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatShortDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconFilterFunnel } from '#ui/icons/account-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Button } from '#ui/light/button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { ApplicationPosting } from '../received/fields.ts';
import { applicationsPath } from '../received/web/application-address.ts';
import type { AnswerFiltersProps } from './answer-filters.tsx';
import { ReviewingList, type ReviewingListProps } from './reviewing-list.tsx';
import './employer-applications.css';

const tabs = ['all', 'unsorted', 'saved', 'maybe', 'rejected'] as const;

function PostingLine({ posting }: { posting: ApplicationPosting }) {
  const t = useTexts();
  const language = useLanguage();
  const { positionTitle, live, closesOn } = posting;
  return (
    <p className="sm dim">
      <TitleText
        text={
          live && closesOn
            ? t('applications.employer.live', { positionTitle, date: formatShortDate(closesOn, language) })
            : t('applications.employer.ended', { positionTitle })
        }
      />
    </p>
  );
}

const loadFilters = async () => (await import('./answer-filters.tsx')).AnswerFilters;

/** The button that opens the filters by answers, for postings that have questions. */
function FilterButton({ meta }: Pick<ReviewingListProps, 'meta'>) {
  const t = useTexts();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { Part: Filters, ask, loading } = useOnDemand<AnswerFiltersProps>(loadFilters);
  if (meta.questions.length === 0 && !meta.requirements) return null;
  return (
    <>
      <Button
        loading={loading}
        aria-haspopup="dialog"
        onClick={() => void ask().then((loaded) => loaded && setOpen(true))}
      >
        <IconFilterFunnel />
        {t('applications.reviewing.filters.open')}
      </Button>
      {Filters ? (
        <Filters
          open={open}
          onClose={() => setOpen(false)}
          meta={meta}
          onChange={(change) =>
            void navigate(applicationsPath(meta.posting.id, { ...meta.filters, ...change }), {
              preventScrollReset: true,
            })
          }
        />
      ) : null}
    </>
  );
}

/** A posting's applications: tabs by status, the list, and on wide screens the open application next to it. */
export function EmployerApplications({
  notices,
  ...props
}: ReviewingListProps & {
  /** Notices of other features above the list. */
  notices: ReactNode;
}) {
  const t = useTexts();
  const { meta } = props;
  const { posting, filters, counts, received, unread, waiting, awaitingReply } = meta;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('applications.employer.myPostings'), href: pageAddress('my-postings') },
          { label: <TitleText text={posting.positionTitle} /> },
        ]}
      />
      <div className="row between flex-wrap g12 mb16">
        <div>
          <div className="row flex-wrap g8">
            <h1 className="h2">{t('applications.employer.count', { count: received })}</h1>
            {unread > 0 ? <Badge tone="new">{t('applications.reviewing.unread', { count: unread })}</Badge> : null}
            {awaitingReply > 0 ? (
              <TextLink href={applicationsPath(posting.id, { answered: 'reply', sort: 'replies' })}>
                {t('applications.reviewing.awaitingReply.link', { count: awaitingReply })}
              </TextLink>
            ) : null}
            {waiting > 0 ? (
              <TextLink href={applicationsPath(posting.id, { answered: 'no' })}>
                {t('applications.reviewing.waiting.link', { count: waiting })}
              </TextLink>
            ) : null}
          </div>
          <PostingLine posting={posting} />
        </div>
        {received > 0 ? <FilterButton meta={meta} /> : null}
      </div>
      {received === 0 ? (
        <EmptyState sign="mail" title={t('applications.employer.emptyTitle')}>
          {t('applications.employer.emptyText')}
        </EmptyState>
      ) : (
        <>
          {notices}
          <Tabs
            label={t('applications.employer.tabs')}
            items={tabs.map((status) => ({
              label: t(`applications.employer.${status}`),
              href: applicationsPath(posting.id, { ...filters, status }),
              count: counts[status],
              current: filters.status === status,
            }))}
          />
          <ReviewingList {...props} />
        </>
      )}
    </>
  );
}
