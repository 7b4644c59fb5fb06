import { useId } from 'react';
import type { PostingCard } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { counted } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconFilters } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { keywordPostingsId, keywordsAddress } from '../address.ts';

export interface KeywordPostingsProps {
  keyword: string;
  related: readonly string[];
  postings: readonly PostingCard[];
  meta: { page: number; pageSize: number; total: number };
}

function Related({ names }: { names: readonly string[] }) {
  const t = useTexts();
  if (names.length === 0) return null;
  return (
    <>
      {` ${t('postings.browsing.keywords.related')} `}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 ? ', ' : null}
          <Link href={keywordsAddress({ keyword: name })}>{name}</Link>
        </span>
      ))}
    </>
  );
}

/** The postings of the selected keyword, in a separate band below the keywords. */
export function KeywordPostings({ keyword, related, postings, meta }: KeywordPostingsProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const { page, total } = meta;
  const count = t('postings.search.count', counted(total, language));
  return (
    <section className="keyword-postings" id={keywordPostingsId} aria-labelledby={id}>
      <div className="wrap">
        <div className="row between flex-wrap g12 mb16">
          <div>
            <h2 id={id}>{keyword}</h2>
            <p className="sm dim browsing-about">
              {`${count}.`}
              <Related names={related} />
            </p>
          </div>
          {total > 0 ? (
            <LinkButton variant="soft" href={postingsAddress({ q: keyword })}>
              <IconFilters />
              {t('postings.browsing.keywords.openSearch')}
            </LinkButton>
          ) : null}
        </div>
        {total > 0 ? (
          <AdList label={t('postings.browsing.keywords.results', { keyword })}>
            <PostingRows postings={postings} />
          </AdList>
        ) : (
          <EmptyState
            sign="search"
            headingLevel={3}
            title={t('postings.browsing.keywords.noPostings.title', { keyword })}
            actions={
              <LinkButton variant="primary" href={pageAddress('postings')}>
                {t('postings.browsing.keywords.noPostings.all')}
              </LinkButton>
            }
          >
            {t('postings.browsing.keywords.noPostings.text')}
          </EmptyState>
        )}
        <Pagination
          page={page}
          pageCount={pageCount(meta)}
          href={(next) => keywordsAddress({ keyword }, next, next === page + 1 ? (postings.at(-1)?.id ?? null) : null)}
        />
      </div>
    </section>
  );
}
