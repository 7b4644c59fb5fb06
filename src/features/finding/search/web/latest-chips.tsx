import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type LatestSearch, rootStore } from '#kit/root-store.ts';
import { ChipLink } from '#ui/chip.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose, IconHistory } from '#ui/light/icons.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { clearSearches, removeSearch } from './latest-searches.ts';

const useLatestSearches = (): readonly LatestSearch[] =>
  useSyncExternalStore(rootStore.subscribe, () => rootStore.getState().latestSearches);

/** The chips of „Poslednje pretrage”: each a link with a remove button, and a button to remove all. */
export default function LatestChips() {
  const t = useTexts();
  const searches = useLatestSearches();
  const place = useRef<HTMLSpanElement>(null);
  const { pathname, search: query } = useLocation();
  // A browser's first search is shown from the next page on; the row goes with the last one that is removed.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (searches.length === 0) delete dataset['latest'];
    else if (searches.some(({ address }) => address !== pathname + query)) dataset['latest'] = '1';
  }, [searches, pathname, query]);
  if (searches.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no set of form fields
    <div className="latest-chips" role="group" aria-label={t('postings.search.latest')}>
      <span className="quick-label" ref={place} tabIndex={-1}>
        <IconHistory />
        {t('postings.search.latest')}:
      </span>
      {searches.map((search) => (
        <span key={search.address} className="latest-chip">
          <ChipLink href={search.address} title={search.label}>
            <span>{search.label}</span>
          </ChipLink>
          <IconButton
            size="sm"
            label={t('postings.search.latestRemove', { search: search.label })}
            icon={<IconClose />}
            onClick={() => {
              // The button is removed, so the focus is moved first.
              place.current?.focus({ preventScroll: true });
              removeSearch(search);
            }}
          />
        </span>
      ))}
      <TextButton onClick={clearSearches}>{t('postings.search.latestClear')}</TextButton>
    </div>
  );
}
