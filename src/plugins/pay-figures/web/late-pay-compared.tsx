import { Suspense } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import { panel } from '#plugins/places/panel.tsx';
import { lazyPart } from '#ui/light/lazy-part.ts';
import type { PayComparison } from '../fields.ts';
import '#ui/pay-range.css';

/** Its script is loaded after the page, its styles are of the page. */
const PayCompared = lazyPart(() => import('./pay-compared.tsx'));

/** How a pay compares; nothing without figures. */
export const LatePayCompared = ({ comparison }: { comparison: PayComparison | null }) =>
  comparison && (
    <Suspense>
      <PayCompared comparison={comparison} />
    </Suspense>
  );

/** On a posting's page: how its pay compares. */
export const payOfPosting = panel<PostingPage, PostingPage, PayComparison | null>({
  key: 'pay',
  load: async (call, posting) => (await import('./compare-posting.ts')).comparePosting(call, posting).catch(() => null),
  Card: ({ data }) => <LatePayCompared comparison={data} />,
});
