import { lazy, Suspense } from 'react';
import type { LatestRowProps } from './latest-row.tsx';
import './latest-row.css';

const Row = lazy(() => import('./latest-row.tsx'));

/** The row of the latest searches, whose script is loaded after the page; adds the search that the page shows. */
export const LatestRow = (props: LatestRowProps) => (
  <Suspense>
    <Row {...props} />
  </Suspense>
);
