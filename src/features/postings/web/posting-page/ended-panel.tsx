import type { PostingPage } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatDate } from '#shared/dates.ts';
import { LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** Beside an ended posting: its three dates, and where to go on. */
export function EndedPanel({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string): string => formatDate(value.includes('T') ? new Date(value) : value, language);
  const { publishedAt, lastRenewedAt, closesOn, categories } = posting;
  return (
    <Card as="section" stack aria-label={t('postings.page.applicationPanel')}>
      <div>
        <p className="b">{t('postings.page.noApplications')}</p>
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
        variant="p"
        block
        href={postingsAddress({ categories: categories.slice(0, 1).map(({ code }) => code) })}
      >
        {t('postings.page.toPostings')}
      </LinkButton>
    </Card>
  );
}
