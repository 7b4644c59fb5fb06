import { type ComponentType, useEffect, useState } from 'react';
import './latest-row.css';

/**
 * The row of the latest searches of this browser, at most five. They are not known to the server: if there are any, the
 * row is visible from the first paint (`latest-mark.ts`), and empty until JavaScript has loaded; otherwise it has no
 * height.
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
