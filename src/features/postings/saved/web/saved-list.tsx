import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addressOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useSavedPostings } from '../../saving/web/saved-postings.tsx';
import { listSavedPostings } from '../contract.ts';
import type { SavedPosting, SavedPostingsMeta } from '../fields.ts';
import { savedSorts } from '../sorts.ts';
import { RemoveSavedModal } from './remove-saved-modal.tsx';
import { SavedRow } from './saved-row.tsx';

const address = addressOf<typeof listSavedPostings>('saved-postings', { sort: savedSorts[0] });

/** Reloads the list when a posting was saved or removed, since positions and counts change. */
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

/** The sort orders; also reloads the list when the last removed posting is restored. */
function SavedOrder({ meta }: { meta: SavedPostingsMeta }) {
  const t = useTexts();
  useFreshList();
  if (meta.total === 0) return null;
  return (
    <SegmentedLinks
      label={t('postings.saved.order')}
      items={savedSorts.map((sort) => ({
        label: t(`postings.saved.sorts.${sort}`),
        href: address({ sort }),
        current: sort === meta.sort,
      }))}
    />
  );
}

/** Removing asks for confirmation; ended postings stay, marked as such. */
function SavedRows({ rows }: { rows: readonly SavedPosting[] }) {
  const t = useTexts();
  const { ids, set } = useSavedPostings();
  const [target, setTarget] = useState<SavedPosting | null>(null);
  const shown = rows.filter(({ postingId }) => ids.has(postingId));
  return (
    <>
      {shown.length > 0 ? (
        <AdList label={t('postings.saved.title')}>
          {shown.map((saved) => (
            <SavedRow key={saved.postingId} saved={saved} onRemove={() => setTarget(saved)} />
          ))}
        </AdList>
      ) : null}
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

/** The candidate's saved postings. */
export const savedList = listPage({
  endpoint: listSavedPostings,
  page: 'saved-postings',
  texts: 'postings.saved',
  address,
  /** „12 sačuvanih oglasa, 2 ističu za manje od pet dana.” */
  lead: ({ t, meta: { total, closingSoon } }) => {
    if (total === 0) return null;
    const soon = closingSoon > 0 ? `, ${t('postings.saved.closingSoon', { count: closingSoon })}` : '';
    return `${t('postings.saved.found', { count: total })}${soon}.`;
  },
  sign: 'heart',
  nothing: ({ t }) => ({
    title: t('postings.saved.empty.title'),
    children: t('postings.saved.empty.text'),
    actions: (
      <LinkButton variant="primary" href={pageAddress('postings')}>
        {t('postings.saved.empty.find')}
      </LinkButton>
    ),
  }),
  Rows: SavedRows,
  Aside: SavedOrder,
});
