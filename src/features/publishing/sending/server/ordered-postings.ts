import type { OrderedPostings } from '#features/advertising/server/index.ts';
import { isOtherAdvertiser } from '#features/postings/reviewed-fields.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { readDecidedCompany } from '#features/postings/server/posting-company.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import { findWaitingPeriod, setPackage } from '#features/postings/server/posting-period-store.ts';
import { isRecalled, lockPosting } from '#features/postings/server/posting-store.ts';
import type { Clock } from '#host/clock.ts';
import { findPostingWording } from '../../wording/posting-review.ts';

/** The effects on a posting when its order is paid or cancelled. */
export function createOrderedPostings({
  clock,
  postings,
}: {
  clock: Clock;
  postings: Pick<Postings, 'noticeChanges'>;
}): OrderedPostings {
  return {
    hold: lockPosting,

    async paid(tx, postingId, by, packageId) {
      const posting = await lockPosting(tx, postingId);
      if (!posting) return;
      const now = clock.now();
      const period = await findWaitingPeriod(tx, postingId);
      if (period && packageId !== null) await setPackage(tx, period.id, packageId);
      const { name, ...company } = await readDecidedCompany(tx, posting.employerId);
      const otherAdvertiser = !posting.wordsShown && isOtherAdvertiser(posting.advertiserName, name);
      // The wording is checked again: the rules may have changed while it waited.
      const findings = findPostingWording(posting).length;
      const recalled = await isRecalled(tx, postingId);
      const facts = { company, otherAdvertiser, recalled, findings };
      const decision = decide(posting, { kind: 'pay', by, period, ...facts }, now);
      await carryOut(tx, posting, decision, now);
    },

    async unpaid(tx, postingId, by) {
      const posting = await lockPosting(tx, postingId);
      if (!posting) return;
      const now = clock.now();
      await carryOut(tx, posting, decide(posting, { kind: 'cancel', by }, now), now);
    },

    changed: () => postings.noticeChanges(),
  };
}
