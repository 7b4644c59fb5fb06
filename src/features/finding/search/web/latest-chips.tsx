import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type LatestSearch, rootStore } from '#shared/root-store.ts';
import { ChipLink } from '#ui/chip.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose, IconHistory } from '#ui/light/icons.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { clearSearches, removeSearch } from './latest-searches.ts';

const useLatestSearches = (): readonly LatestSearch[] =>
  useSyncExternalStore(rootStore.subscribe, () => rootStore.getState().latestSearches);

/** Of the address that a document was loaded with, as the router calls it. */
const loadedKey = 'default';

/** The row goes with the last search; it comes with the next page, so that nothing moves while one reads. */
function useRow(wanted: boolean): void {
  const { key } = useLocation();
  const shown = useRef(key === loadedKey ? key : undefined);
  useEffect(() => {
    if (!wanted) delete document.documentElement.dataset['latest'];
    else if (key !== shown.current) document.documentElement.dataset['latest'] = '1';
    shown.current = key;
  }, [wanted, key]);
}

/** The chips of „Poslednje pretrage”: each a link with its own cross, and a way to remove all. */
export default function LatestChips() {
  const t = useTexts();
  const searches = useLatestSearches();
  const place = useRef<HTMLSpanElement>(null);
  useRow(searches.length > 0);
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
              // The cross is gone, and the focus would be with it.
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
