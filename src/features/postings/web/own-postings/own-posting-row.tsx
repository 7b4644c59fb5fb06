import type { OwnPosting } from '#features/postings/own-fields.ts';
import type { PostingTab } from '#features/postings/posting-state.ts';
import { formatDate, formatShortDate } from '#shared/dates.ts';
import { withCommas } from '#shared/i18n/punctuation.ts';
import { formatNumber } from '#shared/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { AdTypeBadge } from '../ad-type-badge.tsx';
import { ownOrdersPath } from './own-postings-address.ts';
import { PostingActions } from './posting-actions.tsx';
import { PostingStatus } from './posting-status.tsx';

/** When it was first published and renewed: what counts once a posting has ended or begun anew. */
function Dates({ posting }: { posting: OwnPosting }) {
  const t = useTexts();
  const language = useLanguage();
  const parts = [
    posting.firstPublishedAt
      ? t('postings.mine.firstPublished', { date: formatDate(new Date(posting.firstPublishedAt), language) })
      : t('postings.mine.created', { date: formatDate(new Date(posting.createdAt), language) }),
    posting.lastRenewedAt
      ? t('postings.mine.renewed', { date: formatDate(new Date(posting.lastRenewedAt), language) })
      : null,
  ];
  return (
    <>
      <br />
      <span className="xs mut">{withCommas(parts)}</span>
    </>
  );
}

function Applications({
  posting: { id, positionTitle, applicationCount, newApplications },
}: {
  posting: OwnPosting;
}) {
  const t = useTexts();
  const language = useLanguage();
  if (applicationCount === 0) return '0';
  return (
    <>
      <Link
        className="b"
        href={`/oglasi/${id}/prijave`}
        aria-label={t('postings.mine.applicationsLink', { count: applicationCount, title: positionTitle })}
      >
        {formatNumber(applicationCount, language)}
      </Link>{' '}
      {newApplications > 0 ? (
        <Badge tone="new">{t('postings.mine.newApplications', { count: newApplications })}</Badge>
      ) : null}
    </>
  );
}

/** A renewal that waits to be paid, beside the end of what is still or was live. */
function RenewalInvoice({ posting: { unpaidInvoice } }: { posting: OwnPosting }) {
  const t = useTexts();
  if (!unpaidInvoice) return null;
  return (
    <>
      <br />
      <Link className="sm" href={ownOrdersPath}>
        {t('postings.mine.renewalInvoice', { number: unpaidInvoice })}
      </Link>
    </>
  );
}

/** The last column: when it ends or ended, or what it waits for. */
function Closing({ posting }: { posting: OwnPosting }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, closesOn, daysLeft, waitsFor, movedAt, closedAs, unpaidInvoice } = posting;
  if (state === 'active' && closesOn) {
    const date = formatShortDate(closesOn, language);
    return (
      <>
        {daysLeft
          ? t('postings.mine.closesIn', { date, count: daysLeft })
          : t('postings.mine.closesToday', { date })}
        <RenewalInvoice posting={posting} />
      </>
    );
  }
  if (state === 'expired') {
    return (
      <>
        {closesOn ? formatDate(closesOn, language) : '–'}
        <RenewalInvoice posting={posting} />
      </>
    );
  }
  const date = formatDate(new Date(movedAt), language);
  if (state === 'rejected') return t('postings.mine.rejectedOn', { date });
  if (closedAs) return t(`postings.mine.closedAs.${closedAs}`, { date });
  if (state === 'awaiting_payment' && unpaidInvoice) {
    return (
      <>
        {t('postings.mine.invoice', { number: unpaidInvoice })}
        <br />
        <span className="sm dim">{t('postings.mine.waitsFor.payment')}</span>
      </>
    );
  }
  if (waitsFor === null) return date;
  return (
    <>
      {t('postings.mine.sentOn', { date })}
      <br />
      <span className="sm dim">{t(`postings.mine.waitsFor.${waitsFor}`)}</span>
    </>
  );
}

const closingColumn = { active: 'closes', pending: 'note', history: 'ended' } as const;

/** Head of the table; the last column is about what matters in the tab. */
export function OwnPostingsHead({ tab }: { tab: PostingTab }) {
  const t = useTexts();
  return (
    <thead>
      <tr>
        <th scope="col">{t('postings.mine.posting')}</th>
        <th scope="col">{t('postings.mine.status')}</th>
        <th scope="col" className="num">
          {t('postings.mine.views')}
        </th>
        <th scope="col" className="num">
          {t('postings.mine.applications')}
        </th>
        <th scope="col">{t(`postings.mine.${closingColumn[tab]}`)}</th>
        <th scope="col">
          <span className="sr">{t('postings.mine.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** One own posting; under 48em its cells become lines of a card. */
export function OwnPostingRow({ posting, tab }: { posting: OwnPosting; tab: PostingTab }) {
  const t = useTexts();
  const language = useLanguage();
  const neverLive = posting.firstPublishedAt === null;
  return (
    <tr>
      <td>
        <div className="row g8 wrapx">
          <b className="m">
            <Link className="op-title" href={`/oglasi/${posting.id}`}>
              {posting.positionTitle}
            </Link>
          </b>
          <AdTypeBadge code={posting.productGroup} />
        </div>
        <span className="sm dim">{posting.locations.map(({ label }) => label).join(' · ')}</span>
        {tab === 'history' || posting.lastRenewedAt ? <Dates posting={posting} /> : null}
        {posting.reason ? (
          <p className={posting.state === 'rejected' ? 'sm op-reason' : 'sm dim'}>
            {t('postings.mine.reason', { reason: posting.reason })}
          </p>
        ) : null}
      </td>
      <td data-l={t('postings.mine.status')}>
        <PostingStatus posting={posting} />
      </td>
      <td className="num" data-l={t('postings.mine.views')}>
        {neverLive ? '–' : formatNumber(posting.viewCount, language)}
      </td>
      <td className="num" data-l={t('postings.mine.applications')}>
        {neverLive ? '–' : <Applications posting={posting} />}
      </td>
      <td data-l={t(`postings.mine.${closingColumn[tab]}`)}>
        <Closing posting={posting} />
      </td>
      <td className="right nw">
        <PostingActions posting={posting} />
      </td>
    </tr>
  );
}
