import { lazy, Suspense } from 'react';
import type { PayComparison } from '../fields.ts';
import '#ui/pay-range.css';

/** Its script is loaded after the page, its styles are of the page. */
const PayCompared = lazy(() => import('./pay-compared.tsx'));

/** How a pay compares; nothing without figures. */
export const LatePayCompared = ({ comparison }: { comparison: PayComparison | null }) =>
  comparison && (
    <Suspense>
      <PayCompared comparison={comparison} />
    </Suspense>
  );
