import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rootStore } from '#kit/root-store.ts';
import './latest-row.css';

/**
 * The row of the latest searches of this browser, at most five. The server does not know them: the row is there from the
 * first paint where there are any (`latest-mark.ts`) and empty until scripts come; where there are none it has no height.
 * The first search of a browser is offered from the next page on: whether the row is there is decided when a page
 * comes, before its own search is among them.
 */
export function LatestRow() {
  const { key } = useLocation();
  const [Chips, setChips] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided anew for each page
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
