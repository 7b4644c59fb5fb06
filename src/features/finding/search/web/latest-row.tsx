import { type ComponentType, useEffect, useState } from 'react';
import './latest-row.css';

/**
 * The row of the latest searches of this browser, at most five. The server does not know them: the row is there from the
 * first paint where there are any (`latest-mark.ts`) and empty until scripts come; where there are none it has no height.
 * The first search of a browser is offered from the next page on.
 */
export function LatestRow() {
  const [Chips, setChips] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./latest-chips.tsx').then(
      (loaded) => setChips(() => loaded.default),
      () => undefined,
    );
  }, []);
  return <div className="quick latest-row">{Chips ? <Chips /> : null}</div>;
}
