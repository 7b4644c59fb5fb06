import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PostingsFilter } from '#features/postings/search-address.ts';
import { rootStore } from '#kit/root-store.ts';
import { useHydrated } from '#ui/light/hydrated.ts';
import LatestChips from './latest-chips.tsx';
import { rememberSearch } from './latest-searches.ts';

export interface LatestRowProps {
  /** The search of this page. */
  shown?: { filter: PostingsFilter; label: string };
}

/**
 * The row of the latest searches of this browser, at most five. They are not known to the server: if there are any, the
 * row is visible from the first paint (`latest-mark.ts`), and empty until JavaScript has loaded; otherwise it has no
 * height. This is determined when a page is opened, before its own search is added, so a browser's first search is
 * shown from the next page on.
 */
export default function LatestRow({ shown }: LatestRowProps) {
  const { key } = useLocation();
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: determined again for each page
  useEffect(() => {
    if (rootStore.getState().latestSearches.length > 0) document.documentElement.dataset['latest'] = '1';
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the label depends on the filter
  useEffect(() => {
    if (shown) rememberSearch(shown.filter, shown.label);
  }, [shown?.filter]);
  return <div className="quick latest-row">{hydrated ? <LatestChips /> : null}</div>;
}
