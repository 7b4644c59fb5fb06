import type { PostingPage } from '#features/postings/fields.ts';
import { panel } from '#plugins/places/panel.ts';
import type { PayComparison } from '../fields.ts';
import { LatePayCompared } from './late-pay-compared.tsx';

/** On a posting's page: how its pay compares. */
export const payOfPosting = panel<PostingPage, PostingPage, PayComparison | null>({
  key: 'pay',
  load: async (call, posting) => (await import('./compare-posting.ts')).comparePosting(call, posting).catch(() => null),
  Card: ({ data }) => <LatePayCompared comparison={data} />,
});
