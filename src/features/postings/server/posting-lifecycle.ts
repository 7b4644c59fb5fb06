import type { Executor } from '#platform/database/database.ts';
import { localDay } from '#shared/dates.ts';
import { Problem } from '#shared/problem.ts';
import { endOfPeriod } from '../posting-period.ts';
import { isLive, mayMove, type PostingState } from '../posting-state.ts';
import { updatePosting } from './posting-employer-store.ts';
import * as store from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';

export interface Move {
  to: PostingState;
  /** The account that moves it; null for the clock. */
  by: string | null;
  /** What a person wrote, or a code of the program's; empty for nothing. */
  reason?: string;
}

/** A posting that goes live for the first time: its paid days begin now (SPEC §5). */
const publication = (posting: PostingRow, now: Date): Pick<PostingRow, 'firstPublishedAt' | 'liveUntil'> => {
  if (posting.expiryDate !== null && posting.expiryDate < localDay(now))
    throw new Problem('postings.expiry-date-passed');
  return { firstPublishedAt: now, liveUntil: endOfPeriod(now, posting.productDuration, posting.expiryDate) };
};

/**
 * Moves a posting into another state with all that goes with it, and notes the move. The caller holds the row in `tx`.
 * @throws 409 `postings.moved-on` when there is no way from its present state (somebody else was faster), and
 *   `postings.expiry-date-passed` when its own last day is over before it was ever live
 */
export async function movePosting(
  tx: Executor,
  posting: PostingRow,
  { to, by, reason = '' }: Move,
  now: Date,
): Promise<void> {
  if (!mayMove(posting.state, to)) throw new Problem('postings.moved-on');
  await updatePosting(tx, posting.id, {
    state: to,
    updatedAt: now,
    ...(to === 'active' ? publication(posting, now) : {}),
  });
  await store.insertMove(tx, {
    postingId: posting.id,
    actorId: by,
    fromState: posting.state,
    toState: to,
    reason,
    movedAt: now,
  });
}

/** Notes that an active posting's period is over; does nothing for one that lives, was renewed or has moved on. */
export async function expirePosting(tx: Executor, id: number, now: Date): Promise<void> {
  const posting = await store.lockPosting(tx, id);
  if (posting?.state !== 'active' || isLive(posting, now)) return;
  await movePosting(tx, posting, { to: 'expired', by: null }, now);
}
