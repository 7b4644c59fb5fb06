import { type ReactNode, useId } from 'react';
import type { paidPlaces } from '#features/advertising/ad-type.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { PostingTabCard } from '#features/postings/web/tab-card/posting-tab-card.tsx';
import { formatNumber } from '#kit/money.ts';
import { ChipLink } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { firstScreenTiles } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/tabs.css';
import './browsing.css';
import { pageAddress } from '#kit/site-map.ts';

export interface HighlightedGroup {
  type: (typeof paidPlaces)[number];
  /** Number of all live postings of the type, not only of the listed ones. */
  total: number;
  postings: readonly PostingCard[];
}

/** URL of all postings of a type; hot ones sorted by end date, as on this page. */
const allAddress = (type: HighlightedGroup['type']): string =>
  postingsAddress({ productGroups: [type], ...(type === 'hot' ? { sort: 'expiring' } : {}) });

function Group({ type, total, children }: Omit<HighlightedGroup, 'postings'> & { children: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  return (
    <section className="section" id={type} aria-labelledby={id}>
      <div className="head">
        <div>
          <h2 id={id} className="row g12 flex-wrap">
            {t(`postings.browsing.highlighted.${type}.title`)}
            <span className="count browsing-count">{formatNumber(total, language)}</span>
          </h2>
          <p className="dim browsing-about">{t(`postings.browsing.highlighted.${type}.about`)}</p>
        </div>
        <Link className="more" href={allAddress(type)}>
          {t(`postings.browsing.highlighted.${type}.all`)} <IconArrowRight />
        </Link>
      </div>
      {children}
    </section>
  );
}

/** Content of `/oglasi/kljucni` inside `<main>`; types without postings are omitted. */
export function HighlightedPostings({ groups }: { groups: readonly HighlightedGroup[] }) {
  const t = useTexts();
  const filled = groups.filter(({ postings }) => postings.length > 0);
  return (
    <>
      <h1>{t('postings.browsing.highlighted.title')}</h1>
      <p className="lead mt8">{t('postings.browsing.highlighted.lead')}</p>
      {filled.length > 1 ? (
        <nav className="row flex-wrap g8 mt16" aria-label={t('postings.browsing.highlighted.jump')}>
          {filled.map(({ type }) => (
            <ChipLink key={type} href={`#${type}`}>
              {t(`postings.browsing.highlighted.${type}.title`)}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {filled.map(({ type, total, postings }) => (
        <Group key={type} type={type} total={total}>
          {type === 'promoted' ? (
            <div className="grid c3">
              {postings.map((posting, index) => (
                <PostingTabCard key={posting.id} posting={posting} eager={index < firstScreenTiles} />
              ))}
            </div>
          ) : (
            <AdList label={t(`postings.browsing.highlighted.${type}.title`)}>
              <PostingRows postings={postings} below />
            </AdList>
          )}
        </Group>
      ))}
      {filled.length === 0 ? (
        <EmptyState
          sign="search"
          title={t('postings.browsing.highlighted.empty.title')}
          actions={
            <LinkButton variant="primary" href={pageAddress('postings')}>
              {t('postings.browsing.highlighted.empty.all')}
            </LinkButton>
          }
        >
          {t('postings.browsing.highlighted.empty.text')}
        </EmptyState>
      ) : null}
    </>
  );
}
