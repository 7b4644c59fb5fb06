import { AdTypeBadge } from '#features/postings/web/ad-type-badge.tsx';
import { formatDateTime, formatShortDate, formatTime, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Badge } from '#ui/light/badge.tsx';
import { firstScreenTiles, InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { getModeratedPosting, listModeratedPostings } from '../contract.ts';
import type { ModeratedRow } from '../fields.ts';
import { moderationTabs } from '../moderation-tabs.ts';
import { allPostingsAddress, moderationAddress } from './moderation-address.ts';
import { ModerationDetail } from './moderation-detail.tsx';
import './moderation.css';

/** What is most worth knowing of a posting in the list. */
export function RowBadge({ posting }: { posting: ModeratedRow }) {
  const t = useTexts();
  if (posting.reports > 0)
    return <Badge tone="danger">{t('postings.moderation.reports', { count: posting.reports })}</Badge>;
  if (posting.findings > 0)
    return <Badge tone="danger">{t('postings.moderation.warnings', { count: posting.findings })}</Badge>;
  if (posting.change) return <Badge tone="neutral">{t('postings.moderation.change')}</Badge>;
  if (posting.newCompany) return <Badge tone="neutral">{t('postings.moderation.newCompany')}</Badge>;
  return <AdTypeBadge code={posting.productGroup} />;
}

const momentText = (at: string, today: string, language: Language): string => {
  const instant = new Date(at);
  return localDay(instant) === today ? formatTime(instant, language) : formatShortDate(instant, language);
};

/** The moderation: lists with counts, and next to the list the open posting. */
export const moderationList = listPage({
  endpoint: listModeratedPostings,
  // Today's local day, so that server and browser write the same.
  besides: async () => localDay(new Date()),
  page: 'admin-moderation',
  texts: 'postings.moderation',
  address: moderationAddress,
  sign: 'document',
  tabs: {
    name: 'tab',
    all: false,
    values: moderationTabs,
    count: (tab, { meta: { counts } }) => (counts as Record<string, number>)[tab],
  },
  nothing: ({ t, filters: { tab } }) => ({
    title: t(`postings.moderation.empty.${tab}.title`),
    children: t(`postings.moderation.empty.${tab}.text`),
  }),
  Aside: ({ t, language, meta: { waitingSince } }) =>
    waitingSince ? (
      <span className="row flex-wrap g16">
        <span className="sm dim">
          {t('postings.moderation.waitingSince', { when: formatDateTime(new Date(waitingSince), language) })}
        </span>
        <TextLink href={allPostingsAddress({ state: 'in_review' })}>{t('postings.moderation.several')}</TextLink>
      </span>
    ) : null,
  Rows: ({ rows, context: { t, language, meta, filters, openLink }, opened, besides: today }) => (
    <div className="moderation">
      <section className="moderation-list" aria-label={t('postings.moderation.queue')}>
        <ul>
          {rows.map((posting, place) => (
            <li key={posting.id}>
              <Link {...openLink(posting.id)}>
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
                  <span className="xs dim no-wrap">{momentText(posting.movedAt, today, language)}</span>
                  <br />
                  <RowBadge posting={posting} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="moderation-detail" id="oglas" aria-label={opened?.one.positionTitle}>
        {opened ? (
          <ModerationDetail posting={opened.one} afterwards={moderationAddress({ ...filters, page: meta.page })} />
        ) : (
          <p className="dim">{t('postings.moderation.gone')}</p>
        )}
      </section>
    </div>
  ),
  opened: { name: 'posting', section: 'oglas', endpoint: getModeratedPosting, first: true },
});
