import { reasonWords } from '#features/decisions/decision-words.ts';
import type { PostingTab } from '#features/postings/posting-state.ts';
import { AdTypeBadge } from '#features/postings/web/ad-type-badge.tsx';
import { PostingStatus } from '#features/postings/web/status/posting-status.tsx';
import { formatDate, formatShortDate, localDay } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { OwnPosting } from '../../own-fields.ts';
import { PostingActions } from './posting-actions.tsx';

/** When it was first published and renewed, for postings that have ended or been renewed. */
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
      <span className="xs muted">{withCommas(parts)}</span>
    </>
  );
}

function Applications({
  posting: { id, positionTitle, applicationCount, newApplications, awaitingReply },
}: {
  posting: OwnPosting;
}) {
  const t = useTexts();
  const language = useLanguage();
  if (applicationCount === 0) return '0';
  return (
    <>
      <Link
        className="bold"
        href={pageAddress('employer-applications', id)}
        aria-label={t('postings.mine.applicationsLink', { count: applicationCount, title: positionTitle })}
      >
        {formatNumber(applicationCount, language)}
      </Link>{' '}
      {newApplications > 0 ? (
        <Badge tone="new">{t('postings.mine.newApplications', { count: newApplications })}</Badge>
      ) : null}
      {awaitingReply > 0 ? (
        <div className="xs">
          <Link href={`${pageAddress('employer-applications', id)}?answered=reply`}>
            {t('postings.mine.awaitingReply', { count: awaitingReply })}
          </Link>
        </div>
      ) : null}
    </>
  );
}

/** Leads to the company's decisions, where one is objected to. */
function ToDecisions() {
  const t = useTexts();
  return (
    <Link className="link" href={pageAddress('own-decisions')}>
      {t('decisions.toDecision')}
    </Link>
  );
}

/** A change that awaits approval while the old content stays visible, or why it was refused. */
function Change({ posting: { change } }: { posting: OwnPosting }) {
  const t = useTexts();
  const language = useLanguage();
  if (!change) return null;
  if (change.refusal !== null) {
    return (
      <p className="sm own-posting-reason">
        {t('postings.mine.change.refused', { reason: reasonWords(change.refusal, change.ground, t) })}{' '}
        {change.ground ? <ToDecisions /> : null}
      </p>
    );
  }
  const fields = change.fields.map((field) => t(`postings.fields.${field}`).toLowerCase()).join(', ');
  const date = formatShortDate(localDay(new Date(change.askedAt)), language);
  return <p className="sm dim">{t('postings.mine.change.waits', { date, fields })}</p>;
}

/** A renewal awaiting payment, with the end of the current or last period. */
function RenewalInvoice({ posting: { unpaidInvoice }, managed }: { posting: OwnPosting; managed: boolean }) {
  const t = useTexts();
  if (!unpaidInvoice) return null;
  return (
    <>
      <br />
      {managed ? (
        <Link className="sm" href={pageAddress('own-orders')}>
          {t('postings.mine.renewalInvoice', { number: unpaidInvoice })}
        </Link>
      ) : (
        <span className="sm">{t('postings.mine.renewalInvoice', { number: unpaidInvoice })}</span>
      )}
    </>
  );
}

/** The last column: when it ends or ended, or what it waits for. */
function Closing({ posting, managed }: { posting: OwnPosting; managed: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, closesOn, daysLeft, waitsFor, movedAt, closedAs, unpaidInvoice } = posting;
  if (state === 'active' && closesOn) {
    const date = formatShortDate(closesOn, language);
    return (
      <>
        {daysLeft ? t('postings.mine.closesIn', { date, count: daysLeft }) : t('postings.mine.closesToday', { date })}
        <RenewalInvoice posting={posting} managed={managed} />
      </>
    );
  }
  if (state === 'expired') {
    return (
      <>
        {closesOn ? formatDate(closesOn, language) : '–'}
        <RenewalInvoice posting={posting} managed={managed} />
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

/** Head of the table; the last column depends on the tab. */
export function OwnPostingsHead({ tab }: { tab: PostingTab }) {
  const t = useTexts();
  return (
    <thead>
      <tr>
        <th scope="col">{t('postings.mine.posting')}</th>
        <th scope="col">{t('postings.mine.status')}</th>
        <th scope="col" className="number">
          {t('postings.mine.views')}
        </th>
        <th scope="col" className="number">
          {t('postings.mine.applications')}
        </th>
        <th scope="col">{t(`postings.mine.${closingColumn[tab]}`)}</th>
        <th scope="col">
          <span className="visually-hidden">{t('ui.rows.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** One of the employer's postings; under 48em its cells become lines of a card. */
export function OwnPostingRow({
  posting,
  tab,
  managed,
}: {
  posting: OwnPosting;
  tab: PostingTab;
  /** Whether the viewer may change it. */
  managed: boolean;
}) {
  const t = useTexts();
  const language = useLanguage();
  const neverLive = posting.firstPublishedAt === null;
  return (
    <tr>
      <td>
        <div className="row g8 flex-wrap">
          <b className="medium">
            <Link className="own-posting-title" href={pageAddress('posting', posting.id)}>
              <TitleText text={posting.positionTitle} />
            </Link>
          </b>
          <AdTypeBadge code={posting.productGroup} />
        </div>
        <span className="sm dim">{posting.locations.map(({ label }) => label).join(' · ')}</span>
        {tab === 'history' || posting.lastRenewedAt ? <Dates posting={posting} /> : null}
        <Change posting={posting} />
        {posting.reason ? (
          <p className={posting.state === 'rejected' ? 'sm own-posting-reason' : 'sm dim'}>
            {t('postings.mine.reason', { reason: reasonWords(posting.reason, posting.ground, t) })}{' '}
            {posting.ground ? <ToDecisions /> : null}
          </p>
        ) : null}
      </td>
      <td data-label={t('postings.mine.status')}>
        <PostingStatus posting={posting} />
      </td>
      <td className="number" data-label={t('postings.mine.views')}>
        {neverLive ? '–' : formatNumber(posting.viewCount, language)}
      </td>
      <td className="number" data-label={t('postings.mine.applications')}>
        {neverLive ? '–' : <Applications posting={posting} />}
      </td>
      <td data-label={t(`postings.mine.${closingColumn[tab]}`)}>
        <Closing posting={posting} managed={managed} />
      </td>
      <td className="right no-wrap">
        <PostingActions posting={posting} managed={managed} />
      </td>
    </tr>
  );
}
