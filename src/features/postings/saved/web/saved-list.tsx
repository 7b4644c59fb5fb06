import { useState } from 'react';
import { addressOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useFreshList } from '../../marks/web/fresh-list.ts';
import { usePostingMarks } from '../../marks/web/posting-marks.tsx';
import { listSavedPostings } from '../contract.ts';
import type { SavedPosting, SavedPostingsMeta } from '../fields.ts';
import { savedSorts } from '../sorts.ts';
import { RemoveSavedModal } from './remove-saved-modal.tsx';
import { SavedRow } from './saved-row.tsx';

const address = addressOf<typeof listSavedPostings>('saved-postings', { sort: savedSorts[0] });

/** The sort orders; also reloads the list when the last removed posting is restored. */
function SavedOrder({ meta }: { meta: SavedPostingsMeta }) {
  const t = useTexts();
  useFreshList();
  return (
    <>
      <TextLink href={pageAddress('hidden-postings')}>{t('postings.hidden.title')}</TextLink>
      {meta.total === 0 ? null : (
        <SegmentedLinks
          label={t('postings.saved.order')}
          items={savedSorts.map((sort) => ({
            label: t(`postings.saved.sorts.${sort}`),
            href: address({ sort }),
            current: sort === meta.sort,
          }))}
        />
      )}
    </>
  );
}

/** Removing asks for confirmation; ended postings stay, marked as such. */
function SavedRows({ rows }: { rows: readonly SavedPosting[] }) {
  const t = useTexts();
  const { marked, set } = usePostingMarks();
  const [target, setTarget] = useState<SavedPosting | null>(null);
  const shown = rows.filter(({ postingId }) => marked.saved.has(postingId));
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
          set('saved', saved.postingId, false);
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
