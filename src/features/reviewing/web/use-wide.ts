import { useSyncExternalStore } from 'react';

/** As in the style sheet: from this width on a document fits beside the data. */
const wide = '(min-width: 75em)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether a document has room beside the application; not before scripts run. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
