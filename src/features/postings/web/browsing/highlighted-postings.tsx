import { type ReactNode, useId } from 'react';
import type { paidPlaces } from '#features/advertising/ad-type.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#shared/money.ts';
import { AdList } from '#ui/ad-row.tsx';
import { LinkButton } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconArrowRight } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { PostingRow } from '../posting-row.tsx';
import { PostingTabCard } from '../posting-tab-card.tsx';
import '#ui/tabs.css';
import './browsing.css';

export interface HighlightedGroup {
  type: (typeof paidPlaces)[number];
  /** Of all live postings of the type, not only of those shown. */
  total: number;
  postings: readonly PostingCard[];
}

/** Where all postings of a type are; hot ones by their end, as here. */
const allAddress = (type: HighlightedGroup['type']): string =>
  postingsAddress({ productGroups: [type], ...(type === 'hot' ? { sort: 'expiring' } : {}) });

function Group({ type, total, children }: Omit<HighlightedGroup, 'postings'> & { children: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  return (
    <section className="sec" id={type} aria-labelledby={id}>
      <div className="head">
        <div>
          <h2 id={id} className="row g12 wrapx">
            {t(`postings.browsing.highlighted.${type}.title`)}
            <span className="cnt brw-cnt">{formatNumber(total, language)}</span>
          </h2>
          <p className="dim brw-about">{t(`postings.browsing.highlighted.${type}.about`)}</p>
        </div>
        <Link className="more" href={allAddress(type)}>
          {t(`postings.browsing.highlighted.${type}.all`)} <IconArrowRight />
        </Link>
      </div>
      {children}
    </section>
  );
}

/** Everything of `/oglasi/kljucni` inside its `<main>` (mock 02f); a type without postings is left out. */
export function HighlightedPostings({ groups }: { groups: readonly HighlightedGroup[] }) {
  const t = useTexts();
  const filled = groups.filter(({ postings }) => postings.length > 0);
  return (
    <>
      <h1>{t('postings.browsing.highlighted.title')}</h1>
      <p className="lead mt8">{t('postings.browsing.highlighted.lead')}</p>
      {filled.length > 1 ? (
        <nav className="row wrapx g8 mt16" aria-label={t('postings.browsing.highlighted.jump')}>
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
              {postings.map((posting) => (
                <PostingTabCard key={posting.id} posting={posting} />
              ))}
            </div>
          ) : (
            <AdList label={t(`postings.browsing.highlighted.${type}.title`)}>
              {postings.map((posting) => (
                <PostingRow key={posting.id} posting={posting} />
              ))}
            </AdList>
          )}
        </Group>
      ))}
      {filled.length === 0 ? (
        <EmptyState
          sign="search"
          title={t('postings.browsing.highlighted.empty.title')}
          actions={
            <LinkButton variant="p" href="/oglasi">
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
