import { lazy, Suspense } from 'react';
import type { AdPlacementProps } from './ad-placement.tsx';

/** Its script is loaded after the page; its styles are those of all lists. */
const AdPlacement = lazy(() => import('./ad-placement.tsx'));

/** The posting with each ad type, on a page that is read. */
export const LateAdPlacement = (props: AdPlacementProps) => (
  <Suspense>
    <AdPlacement {...props} />
  </Suspense>
);
