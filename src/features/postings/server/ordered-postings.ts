import type { OrderedPostings } from '#features/advertising/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Executor } from '#platform/database/database.ts';
import { localDay } from '#shared/dates.ts';
import { isCompanyBlocked } from './company-postings.ts';
import { readEmployer, updatePosting } from './posting-employer-store.ts';
import { expirePosting, extendPosting, hasDays, movePosting } from './posting-lifecycle.ts';
import { dropWaitingPeriod, findWaitingPeriod, setPackage } from './posting-period-store.ts';
import { lockPosting } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import { reviewReason } from './posting-values.ts';
import type { PostingIndex } from './search/posting-index.ts';

/** What happens to a posting when its order is paid or off. */
export function createOrderedPostings(deps: {
  clock: Clock;
  index: Pick<PostingIndex, 'changed'>;
}): OrderedPostings {
  const { clock, index } = deps;

  /** One that ended while its renewal waited is noted as ended first, so that its history is whole. */
  const lockPresent = async (tx: Executor, id: number): Promise<PostingRow | null> => {
    await expirePosting(tx, id, clock.now());
    return lockPosting(tx, id);
  };

  return {
    hold: lockPosting,

    async paid(tx, postingId, by, packageId) {
      const posting = await lockPresent(tx, postingId);
      const period = posting && (await findWaitingPeriod(tx, postingId));
      if (!period) return;
      if (packageId !== null) await setPackage(tx, period.id, packageId);
      const now = clock.now();
      if (hasDays(posting, now)) return extendPosting(tx, posting, now);
      // Waiting for the payment has used up the employer's own last day: what was paid for is the whole period.
      const late = posting.expiryDate !== null && posting.expiryDate < localDay(now);
      if (late) await updatePosting(tx, postingId, { expiryDate: null });
      const ready = late ? { ...posting, expiryDate: null } : posting;
      // The wording is read again: the rules may have changed while it waited.
      const reason = (await isCompanyBlocked(tx, posting.employerId))
        ? 'verification'
        : reviewReason(ready, await readEmployer(tx, posting.employerId));
      await (reason
        ? movePosting(tx, ready, { to: 'in_review', by, reason }, now)
        : movePosting(tx, ready, { to: 'active', by }, now));
    },

    async unpaid(tx, postingId, by) {
      const posting = await lockPosting(tx, postingId);
      if (posting?.state === 'awaiting_payment')
        await movePosting(tx, posting, { to: 'closed', by, reason: 'unpaid' }, clock.now());
      // A renewal asked for before the end leaves the posting as it is.
      else await dropWaitingPeriod(tx, postingId, clock.now());
    },

    changed: () => index.changed(),
  };
}
