import type { OrderedPostings } from '#features/advertising/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#shared/dates.ts';
import { lockEmployer, updatePosting } from './posting-employer-store.ts';
import { movePosting } from './posting-lifecycle.ts';
import { lockPosting } from './posting-store.ts';
import { findPostingWording } from './posting-values.ts';
import type { PostingIndex } from './search/posting-index.ts';

/** What happens to a posting when its order is paid or off. */
export function createOrderedPostings(deps: {
  clock: Clock;
  index: Pick<PostingIndex, 'changed'>;
}): OrderedPostings {
  const { clock, index } = deps;
  return {
    hold: lockPosting,

    async paid(tx, postingId, by) {
      const posting = await lockPosting(tx, postingId);
      if (posting?.state !== 'awaiting_payment') return;
      const now = clock.now();
      const employer = await lockEmployer(tx, posting.employerId);
      // Waiting for the payment has used up the employer's own last day: what was paid for is the whole period.
      const late = posting.expiryDate !== null && posting.expiryDate < localDay(now);
      if (late) await updatePosting(tx, postingId, { expiryDate: null });
      const ready = late ? { ...posting, expiryDate: null } : posting;
      // The wording is read again: the rules may have changed while it waited.
      const reason =
        findPostingWording(posting).length > 0 ? 'wording' : employer?.verifiedAt ? null : 'verification';
      await (reason
        ? movePosting(tx, ready, { to: 'in_review', by, reason }, now)
        : movePosting(tx, ready, { to: 'active', by }, now));
    },

    async unpaid(tx, postingId, by) {
      const posting = await lockPosting(tx, postingId);
      if (posting?.state !== 'awaiting_payment') return;
      await movePosting(tx, posting, { to: 'closed', by, reason: 'unpaid' }, clock.now());
    },

    changed: () => index.changed(),
  };
}
