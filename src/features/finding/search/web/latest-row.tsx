import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rootStore } from '#kit/root-store.ts';
import './latest-row.css';

/**
 * The row of the latest searches of this browser, at most five. They are not known to the server: if there are any, the
 * row is visible from the first paint (`latest-mark.ts`), and empty until JavaScript has loaded; otherwise it has no
 * height. This is determined when a page is opened, before its own search is added, so a browser's first search is
 * shown from the next page on.
 */
export function LatestRow() {
  const { key } = useLocation();
  const [Chips, setChips] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: determined again for each page
  useEffect(() => {
    if (rootStore.getState().latestSearches.length > 0) document.documentElement.dataset['latest'] = '1';
  }, [key]);
  useEffect(() => {
    import('./latest-chips.tsx').then(
      (loaded) => setChips(() => loaded.default),
      () => undefined,
    );
  }, []);
  return <div className="quick latest-row">{Chips ? <Chips /> : null}</div>;
}
