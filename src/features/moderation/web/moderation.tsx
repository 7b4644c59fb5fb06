import { AdTypeBadge } from '#features/postings/web/ad-type-badge.tsx';
import { formatDateTime, formatShortDate, formatTime, localDay } from '#shared/dates.ts';
import { pageCount } from '#shared/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { firstScreenTiles, InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { ModeratedPage, ModeratedRow, ModerationMeta } from '../fields.ts';
import { moderationTabs } from '../moderation-tabs.ts';
import { moderationAddress } from './moderation-address.ts';
import { ModerationDetail } from './moderation-detail.tsx';
import './moderation.css';

export interface ModerationProps {
  postings: readonly ModeratedRow[];
  meta: ModerationMeta;
  /** The opened one; null when the list is empty. */
  posting: ModeratedPage | null;
  /** Today's local day, so that server and browser write the same. */
  today: string;
}

/** What is most worth knowing of a posting in the list. */
function RowBadge({ posting }: { posting: ModeratedRow }) {
  const t = useTexts();
  if (posting.reports > 0)
    return <Badge tone="danger">{t('postings.moderation.reports', { count: posting.reports })}</Badge>;
  if (posting.findings > 0)
    return <Badge tone="danger">{t('postings.moderation.warnings', { count: posting.findings })}</Badge>;
  if (posting.change) return <Badge tone="neutral">{t('postings.moderation.change')}</Badge>;
  if (posting.newCompany) return <Badge tone="neutral">{t('postings.moderation.newCompany')}</Badge>;
  return <AdTypeBadge code={posting.productGroup} />;
}

function Queue({ postings, meta, posting: opened, today }: ModerationProps) {
  const t = useTexts();
  const language = useLanguage();
  const momentOf = (at: string): string => {
    const moment = new Date(at);
    return localDay(moment) === today ? formatTime(moment, language) : formatShortDate(moment, language);
  };
  return (
    <section className="moderation-list" aria-label={t('postings.moderation.queue')}>
      <ul>
        {postings.map((posting, place) => (
          <li key={posting.id}>
            <Link
              href={`${moderationAddress({ tab: meta.tab, page: meta.page, posting: posting.id })}#oglas`}
              aria-current={posting.id === opened?.id ? 'true' : undefined}
            >
              <InitialsTile
                id={posting.employerId}
                name={posting.company}
                src={posting.logo}
                size="sm"
                eager={place < firstScreenTiles}
              />
              <span className="grow">
                <b>
                  <TitleText text={posting.positionTitle} />
                </b>
                <span className="sm dim">{posting.company}</span>
              </span>
              <span className="right">
                <span className="xs dim no-wrap">{momentOf(posting.movedAt)}</span>
                <br />
                <RowBadge posting={posting} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The moderation: lists with counts, and next to the list the open posting. */
export function Moderation(props: ModerationProps) {
  const { postings, meta, posting } = props;
  const t = useTexts();
  const language = useLanguage();
  const { tab, page, counts, waitingSince } = meta;
  return (
    <>
      <div className="row between flex-wrap g12 mb16">
        <h1>{t('postings.moderation.title')}</h1>
        {waitingSince ? (
          <span className="sm dim">
            {t('postings.moderation.waitingSince', {
              when: formatDateTime(new Date(waitingSince), language),
            })}
          </span>
        ) : null}
      </div>
      <Tabs
        label={t('postings.moderation.lists')}
        items={moderationTabs.map((code) => ({
          label: t(`postings.moderation.tabs.${code}`),
          href: moderationAddress({ tab: code }),
          count: code === 'approved' ? undefined : counts[code],
          current: code === tab,
        }))}
      />
      {postings.length === 0 ? (
        <div className="mt16">
          <EmptyState sign="document" title={t(`postings.moderation.empty.${tab}.title`)}>
            {t(`postings.moderation.empty.${tab}.text`)}
          </EmptyState>
        </div>
      ) : (
        <div className="moderation">
          <Queue {...props} />
          <section className="moderation-detail" id="oglas" aria-label={posting?.positionTitle}>
            {posting ? (
              <ModerationDetail posting={posting} afterwards={moderationAddress({ tab, page })} />
            ) : (
              <p className="dim">{t('postings.moderation.gone')}</p>
            )}
          </section>
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pageCount(meta)}
        href={(number) => moderationAddress({ tab, page: number })}
      />
    </>
  );
}
