import { postingsAddress } from '#features/postings/search-address.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { FilterChip } from './filter-chips.ts';

/** Shown instead of the list; offers to give up one filter, or all. */
export function NothingFound({ relax }: { relax: FilterChip | null }) {
  const t = useTexts();
  return (
    <EmptyState
      sign="search"
      title={t('postings.search.empty.title')}
      actions={
        <>
          {relax ? (
            <LinkButton variant="p" href={postingsAddress(relax.without)}>
              {t('postings.search.empty.relax', { filter: relax.label })}
            </LinkButton>
          ) : null}
          <LinkButton variant={relax ? 'd' : 'p'} href="/oglasi">
            {t('postings.filters.clear')}
          </LinkButton>
        </>
      }
    >
      {t('postings.search.empty.text')}
    </EmptyState>
  );
}
