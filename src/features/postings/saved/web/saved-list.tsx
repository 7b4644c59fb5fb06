import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCount } from '#shared/paging.ts';
import { pageAddress } from '#shared/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { SavedPosting, SavedPostingsMeta } from '../fields.ts';
import { type SavedSort, savedSorts } from '../sorts.ts';
import { RemoveSavedModal } from './remove-saved-modal.tsx';
import { useSavedPostings } from './saved-postings.tsx';
import { savedPostingsAddress } from './saved-postings-address.ts';
import { SavedRow } from './saved-row.tsx';

/** „12 sačuvanih oglasa, 2 ističu za manje od pet dana.”; null when there are none. */
export function useSavedLead({ total, closingSoon }: SavedPostingsMeta): string | null {
  const t = useTexts();
  if (total === 0) return null;
  const parts = [
    t('postings.saved.count', { count: total }),
    ...(closingSoon > 0 ? [t('postings.saved.closingSoon', { count: closingSoon })] : []),
  ];
  return `${parts.join(', ')}.`;
}

export function SavedOrder({ sort }: { sort: SavedSort }) {
  const t = useTexts();
  return (
    <SegmentedLinks
      label={t('postings.saved.order')}
      items={savedSorts.map((code) => ({
        label: t(`postings.saved.sorts.${code}`),
        href: savedPostingsAddress(code),
        current: code === sort,
      }))}
    />
  );
}

/** Reloads the list when a posting was saved or removed: places and counts change with it. */
function useFreshList(): void {
  const { sent } = useSavedPostings();
  const { revalidate } = useRevalidator();
  const previous = useRef(sent);
  useEffect(() => {
    if (previous.current === sent) return;
    previous.current = sent;
    void revalidate();
  }, [sent, revalidate]);
}

/** What the candidate has put aside: removal asks, what has ended stays and says so. */
export function SavedList({
  postings,
  meta,
}: {
  postings: readonly SavedPosting[];
  meta: SavedPostingsMeta;
}) {
  const t = useTexts();
  const { ids, set } = useSavedPostings();
  const [target, setTarget] = useState<SavedPosting | null>(null);
  useFreshList();
  const rows = postings.filter(({ postingId }) => ids.has(postingId));
  if (meta.total === 0) {
    return (
      <EmptyState
        sign="heart"
        title={t('postings.saved.empty.title')}
        actions={
          <LinkButton variant="primary" href={pageAddress('postings')}>
            {t('postings.saved.empty.find')}
          </LinkButton>
        }
      >
        {t('postings.saved.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      {rows.length > 0 ? (
        <AdList label={t('postings.saved.title')}>
          {rows.map((saved) => (
            <SavedRow key={saved.postingId} saved={saved} onRemove={() => setTarget(saved)} />
          ))}
        </AdList>
      ) : null}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => savedPostingsAddress(meta.sort, page)}
      />
      <RemoveSavedModal
        saved={target}
        onClose={() => setTarget(null)}
        onRemove={(saved) => {
          setTarget(null);
          set(saved.postingId, false);
        }}
      />
    </>
  );
}
