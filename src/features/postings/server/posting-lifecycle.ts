import type { Executor } from '#platform/database/database.ts';
import { daysBetween, type LocalDay, localDay } from '#shared/dates.ts';
import { Problem } from '#shared/problem.ts';
import { daysAfter, liveEnd } from '../posting-period.ts';
import { isLive, mayMove, type PostingState } from '../posting-state.ts';
import { type PostingChange, updatePosting } from './posting-employer-store.ts';
import { dropWaitingPeriod, findWaitingPeriod, markStarted } from './posting-period-store.ts';
import * as store from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';

export interface Move {
  to: PostingState;
  /** The account that moves it; null for the clock. */
  by: string | null;
  /** What a person wrote, or a code of the program's; empty for nothing. */
  reason?: string;
  /** It has just been sent: it comes from no state. */
  sent?: boolean;
}

/** The end of the days that were paid for; imported postings have one end alone. */
export const paidEnd = ({ paidUntil, liveUntil }: PostingRow): Date => (paidUntil ?? liveUntil) as Date;

const until = (paidUntil: Date, expiryDate: LocalDay | null) => ({
  paidUntil,
  liveUntil: liveEnd(paidUntil, expiryDate),
});

const checkExpiryDate = ({ expiryDate }: PostingRow, now: Date): void => {
  if (expiryDate !== null && expiryDate < localDay(now)) throw new Problem('postings.expiry-date-passed');
};

/** The waiting period of a posting begins: with the posting itself, or at the end of the days it still has. */
const beginPeriod = async (
  tx: Executor,
  posting: PostingRow,
  from: Date,
  now: Date,
): Promise<PostingChange> => {
  const period = await findWaitingPeriod(tx, posting.id);
  if (!period) throw new Error(`posting ${posting.id} has no period to begin`);
  await markStarted(tx, period.id, now);
  return {
    productGroup: period.adType,
    productDuration: period.days,
    priority: period.priority,
    // Where applicants have answered, their questions stay to be read.
    ...(period.questionnaire || posting.applicationCount > 0 ? {} : { questions: [] }),
    firstPublishedAt: posting.firstPublishedAt ?? now,
    lastRenewedAt: posting.firstPublishedAt ? now : null,
    ...until(daysAfter(from, period.days), posting.expiryDate),
  };
};

/** A posting goes live: its period begins, or goes on after the days it has waited for review (SPEC §6). */
const publication = async (tx: Executor, posting: PostingRow, now: Date): Promise<PostingChange> => {
  checkExpiryDate(posting, now);
  const { pausedAt } = posting;
  if (pausedAt === null) return { ...(await beginPeriod(tx, posting, now, now)), wordsShown: true };
  const waited = daysBetween(localDay(pausedAt), localDay(now));
  return {
    pausedAt: null,
    wordsShown: true,
    ...until(daysAfter(paidEnd(posting), waited), posting.expiryDate),
  };
};

/** What else a move changes. */
const changeOf = (tx: Executor, posting: PostingRow, to: PostingState, now: Date) => {
  if (to === 'active') return publication(tx, posting, now);
  if (to === 'in_review' && posting.state === 'active') return { pausedAt: now };
  return to === 'closed' || to === 'removed' ? { pausedAt: null } : {};
};

/**
 * Moves a posting into another state with all that goes with it, and notes the move. The caller holds the row in `tx`.
 * @throws 409 `postings.moved-on` when there is no way from its present state (somebody else was faster), and
 *   `postings.expiry-date-passed` when its own last day is over before it goes live
 */
export async function movePosting(
  tx: Executor,
  posting: PostingRow,
  { to, by, reason = '', sent = false }: Move,
  now: Date,
): Promise<void> {
  if (!mayMove(posting.state, to)) throw new Problem('postings.moved-on');
  const change = await changeOf(tx, posting, to, now);
  await updatePosting(tx, posting.id, { state: to, updatedAt: now, ...change });
  if (to === 'closed' || to === 'removed') await dropWaitingPeriod(tx, posting.id, now);
  await store.insertMove(tx, {
    postingId: posting.id,
    actorId: by,
    fromState: sent ? null : posting.state,
    toState: to,
    reason,
    movedAt: now,
  });
}

/** Notes that a posting was sent and waits for its payment. */
export async function noteSent(tx: Executor, posting: PostingRow, by: string, now: Date): Promise<void> {
  const { id: postingId, state: toState } = posting;
  await store.insertMove(tx, { postingId, actorId: by, fromState: null, toState, movedAt: now });
}

/** The days of a renewal are added to a posting that still has some. The caller holds the row in `tx`. */
export async function extendPosting(tx: Executor, posting: PostingRow, now: Date): Promise<void> {
  const change = await beginPeriod(tx, posting, paidEnd(posting), now);
  await updatePosting(tx, posting.id, { updatedAt: now, ...change });
}

/** Whether a posting still has days: it is live, or waits for review of an edit. */
export const hasDays = (posting: PostingRow, now: Date): boolean =>
  isLive(posting, now) || posting.pausedAt !== null;

/** Notes that an active posting's period is over; does nothing for one that lives, was renewed or has moved on. */
export async function expirePosting(tx: Executor, id: number, now: Date): Promise<void> {
  const posting = await store.lockPosting(tx, id);
  if (posting?.state !== 'active' || isLive(posting, now)) return;
  await movePosting(tx, posting, { to: 'expired', by: null }, now);
}

/**
 * Brings back a posting that was closed while it was live; the days since then are added to its end. Does nothing, and
 * answers false, for one whose employer's own last day is over. The caller holds the row in `tx`.
 */
export async function reopenPosting(
  tx: Executor,
  posting: PostingRow,
  { since, by, reason }: { since: Date; by: string; reason: string },
  now: Date,
): Promise<boolean> {
  const missed = daysBetween(localDay(since), localDay(now));
  const period = until(daysAfter(paidEnd(posting), missed), posting.expiryDate);
  if (period.liveUntil < now) return false;
  await updatePosting(tx, posting.id, { state: 'active', updatedAt: now, ...period });
  const { id: postingId, state: fromState } = posting;
  await store.insertMove(tx, {
    ...{ postingId, actorId: by, fromState, toState: 'active', reason, movedAt: now },
  });
  return true;
}
