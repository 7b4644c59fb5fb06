import { useId } from 'react';
import { keywordPostingsId, keywordsAddress } from '#features/postings/browsing-address.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { AdList } from '#ui/ad-row.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconFilters } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { PostingRow } from '../posting-row.tsx';

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

/** The postings of the chosen keyword, in a band of their own under the keywords. */
export function KeywordPostings({ keyword, related, postings, meta }: KeywordPostingsProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const { page, total } = meta;
  const count = t('postings.search.count', { count: total, number: formatNumber(total, language) });
  return (
    <section className="kw-found" id={keywordPostingsId} aria-labelledby={id}>
      <div className="wrap">
        <div className="row between wrapx g12 mb16">
          <div>
            <h2 id={id}>{keyword}</h2>
            <p className="sm dim brw-about">
              {`${count}.`}
              <Related names={related} />
            </p>
          </div>
          {total > 0 ? (
            <LinkButton variant="s" href={postingsAddress({ q: keyword })}>
              <IconFilters />
              {t('postings.browsing.keywords.openSearch')}
            </LinkButton>
          ) : null}
        </div>
        {total > 0 ? (
          <AdList label={t('postings.browsing.keywords.results', { keyword })}>
            {postings.map((posting) => (
              <PostingRow key={posting.id} posting={posting} />
            ))}
          </AdList>
        ) : (
          <EmptyState
            sign="search"
            headingLevel={3}
            title={t('postings.browsing.keywords.noPostings.title', { keyword })}
            actions={
              <LinkButton variant="p" href="/oglasi">
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
          href={(next) =>
            keywordsAddress({ keyword }, next, next === page + 1 ? (postings.at(-1)?.id ?? null) : null)
          }
        />
      </div>
    </section>
  );
}
