import type { PostingPage } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { KeyValues } from '#ui/facts.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useApplied } from '../applied-postings.tsx';
import { AppliedNote } from './applied-note.tsx';

/** Beside an ended posting: its three dates, and further links. */
export function EndedPanel({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string): string => formatDate(value.includes('T') ? new Date(value) : value, language);
  const { publishedAt, lastRenewedAt, closesOn, categories } = posting;
  const applied = useApplied(posting.id);
  return (
    <Card as="section" stack aria-label={t('postings.page.applicationPanel')}>
      {applied ? (
        <>
          <AppliedNote applied={applied} />
          <LinkButton block href={pageAddress('candidate-application', applied.applicationId)}>
            {t('postings.applied.open')}
          </LinkButton>
        </>
      ) : null}
      <div>
        <p className="bold">{t('postings.page.noApplications')}</p>
        <p className="sm dim">{t('postings.page.noContact')}</p>
      </div>
      <KeyValues
        items={[
          { label: t('postings.page.firstPublished'), value: date(publishedAt) },
          ...(lastRenewedAt ? [{ label: t('postings.page.lastRenewed'), value: date(lastRenewedAt) }] : []),
          {
            label: posting.state === 'closed' ? t('postings.page.wouldEnd') : t('postings.page.ended'),
            value: date(closesOn),
          },
        ]}
      />
      <hr />
      <LinkButton
        variant="primary"
        block
        href={postingsAddress({ categories: categories.slice(0, 1).map(({ code }) => code) })}
      >
        {t('postings.page.toPostings')}
      </LinkButton>
    </Card>
  );
}
