import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton.tsx';

const RichSamples = lazy(() => import('./rich-samples.tsx'));

/** The heavy widgets, loaded on their own; they follow the scheme of the page. */
export function RichSection() {
  return (
    <section className="gallery-section">
      <h2>Složena polja</h2>
      <Suspense fallback={<Skeleton width="100%" height={320} />}>
        <RichSamples />
      </Suspense>
    </section>
  );
}
