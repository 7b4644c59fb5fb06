import type { PostingCard } from '#features/postings/fields.ts';
import type { PostingsFilter } from '#features/postings/search-address.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import type { NothingFoundHelp } from '#features/postings/search-fields.ts';
import { formatNumber } from '#shared/money.ts';
import { AdList } from '#ui/ad-row.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextLink } from '#ui/text-button.tsx';
import { PostingRow } from '../posting-row.tsx';
import type { Relaxation } from './filter-chips.ts';

export interface NothingFoundProps {
  filter: PostingsFilter;
  help: NothingFoundHelp | null;
  relax: readonly Relaxation[];
  /** Postings that may do instead, the newest of the same places. */
  instead: readonly PostingCard[];
}

/** Shown instead of the list: which words are to blame, words near them, and what to give up, each with what it then finds; and what is new. */
export function NothingFound({ filter, help, relax, instead }: NothingFoundProps) {
  const t = useTexts();
  const language = useLanguage();
  const found = (count: number): string =>
    t('postings.search.count', { count, number: formatNumber(count, language) });
  const unknown = help?.unknown ?? [];
  const nearest = help?.nearest ?? [];
  return (
    <>
      <EmptyState
        sign="search"
        title={t('postings.search.empty.title')}
        actions={
          <>
            {relax.map(({ label, count, address }, at) => (
              <LinkButton key={address} variant={at === 0 ? 'p' : 'd'} href={address}>
                {t('postings.search.empty.relax', { filter: label, found: found(count) })}
              </LinkButton>
            ))}
            {relax.length === 0 ? (
              <LinkButton variant="p" href="/oglasi">
                {t('postings.search.empty.all')}
              </LinkButton>
            ) : null}
          </>
        }
      >
        {unknown.length > 0
          ? t('postings.search.empty.unknown', { count: unknown.length, words: unknown.join('”, „') })
          : t('postings.search.empty.text')}
        {nearest.length > 0 ? (
          <>
            {' '}
            {t('postings.search.empty.nearest')}{' '}
            {nearest.map(({ q, count }, at) => (
              <span key={q}>
                {at > 0 ? ', ' : null}
                <TextLink href={postingsAddress({ ...filter, q })}>{q}</TextLink> ({found(count)})
              </span>
            ))}
          </>
        ) : null}
      </EmptyState>
      {instead.length > 0 ? (
        <section className="mt40">
          <h2 className="part-n mb16">{t('postings.search.empty.newest')}</h2>
          <AdList label={t('postings.search.empty.newest')}>
            {instead.map((posting) => (
              <PostingRow key={posting.id} posting={posting} />
            ))}
          </AdList>
        </section>
      ) : null}
    </>
  );
}
