import { daysBetween, type LocalDay, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import type { MoveReason } from '../posting-move.ts';
import { daysAfter, liveEnd, paidEnd } from '../posting-period.ts';
import { mayMove, type PostingState, visibleState } from '../posting-state.ts';
import type { WaitingReason } from '../waiting-reason.ts';
import type { DecidedPeriod, DecidedPosting, PayAct } from './posting-act.ts';
import type { PostingChange } from './posting-store.ts';

/* Effects of a posting's state change, whatever action caused it (`posting-decision.ts`). */

export interface PostingMove extends MoveReason {
  /** Null for a new posting. */
  from: PostingState | null;
  to: PostingState;
  /** Null for the clock. */
  by: string | null;
}

export interface PostingDecision {
  /** State changes in order; empty when the state is unchanged. */
  moves: PostingMove[];
  /** Changed columns, including the state. */
  change: PostingChange;
  /** Effect on its waiting period, if there is one. */
  period: 'begins' | 'dropped' | 'unchanged';
  /** What it waits for after the action. */
  waitsFor: WaitingReason | null;
  /** Whether its new content is stored as a change until it is approved. */
  wordsWait: boolean;
}

/** The decision that changes nothing. */
export const nothing: PostingDecision = {
  moves: [],
  change: {},
  period: 'unchanged',
  waitsFor: null,
  wordsWait: false,
};

/** The decision, preceded by further changes and moves. */
export const after = (change: PostingChange, moves: PostingMove[], decision: PostingDecision): PostingDecision => ({
  ...decision,
  moves: [...moves, ...decision.moves],
  change: { ...change, ...decision.change },
});

type MoveFacts = Pick<PostingMove, 'by'> & Partial<Pick<PostingMove, 'from' | 'cause' | 'note'>>;

/**
 * Moves the posting to another state.
 * @throws 409 `postings.moved-on` when its state does not allow that
 */
export const moved = (
  posting: DecidedPosting,
  to: PostingState,
  { by, from = posting.state, cause = null, note = '' }: MoveFacts,
  change: PostingChange = {},
): PostingDecision => {
  if (!mayMove(posting.state, to)) throw new Problem('postings.moved-on');
  return { ...nothing, moves: [{ from, to, by, cause, note }], change: { state: to, ...change } };
};

/** Ends it early: its period is no longer paused, and a waiting period is dropped. */
export const ended = (posting: DecidedPosting, to: 'closed' | 'removed', facts: MoveFacts): PostingDecision => ({
  ...moved(posting, to, facts, { pausedAt: null }),
  period: 'dropped',
});

/** An active posting whose period is over is marked as ended before any other change. */
export const recordEnd = (
  posting: DecidedPosting,
  now: Date,
): { present: DecidedPosting; change: PostingChange; moves: PostingMove[] } => {
  const state = visibleState(posting, now);
  if (state === posting.state) return { present: posting, change: {}, moves: [] };
  const { change, moves } = moved(posting, state, { by: null });
  return { present: { ...posting, state }, change, moves };
};

const until = (paidUntil: Date, expiryDate: LocalDay | null): PostingChange => ({
  paidUntil,
  liveUntil: liveEnd(paidUntil, expiryDate),
});

/** Starts a period: at once, or at the end of the days it still has. */
const beginning = (posting: DecidedPosting, period: DecidedPeriod | null, from: Date, now: Date): PostingChange => {
  if (!period) throw new Error('the posting has no period to begin');
  return {
    productGroup: period.adType,
    productDuration: period.days,
    priority: period.priority,
    // Questions are kept where applicants have answered them.
    ...(period.questionnaire || posting.applicationCount > 0 ? {} : { questions: [] }),
    firstPublishedAt: posting.firstPublishedAt ?? now,
    lastRenewedAt: posting.firstPublishedAt ? now : null,
    ...until(daysAfter(from, period.days), posting.expiryDate),
  };
};

/** Whether the employer's own last day is over. */
export const hasPassed = (expiryDate: LocalDay | null, now: Date): boolean =>
  expiryDate !== null && expiryDate < localDay(now);

/** Makes it live: its period begins, or continues with the days it has waited for review added. */
export const published = (
  posting: DecidedPosting,
  period: DecidedPeriod | null,
  facts: MoveFacts,
  now: Date,
): PostingDecision => {
  const { pausedAt, expiryDate } = posting;
  if (hasPassed(expiryDate, now)) throw new Problem('postings.expiry-date-passed');
  if (pausedAt === null) {
    const change = { ...beginning(posting, period, now, now), wordsShown: true };
    return { ...moved(posting, 'active', facts, change), period: 'begins' };
  }
  const waited = daysBetween(localDay(pausedAt), localDay(now));
  const end = until(daysAfter(paidEnd(posting), waited), expiryDate);
  return moved(posting, 'active', facts, { pausedAt: null, wordsShown: true, ...end });
};

/**
 * Publishes a paid or free posting, unless an administrator has to review it first.
 * @param facts of the move that makes it live
 */
export const publishedOrReviewed = (
  posting: DecidedPosting,
  { company, otherAdvertiser, recalled, period, findings }: Omit<PayAct, 'kind' | 'by'>,
  facts: MoveFacts,
  now: Date,
): PostingDecision => {
  // Content that has been live has already passed the check.
  const worded = !posting.wordsShown && findings > 0;
  const reasons = [
    company.blocked ? 'verification' : null,
    worded ? 'wording' : null,
    company.verified ? null : 'verification',
    otherAdvertiser ? 'advertiser' : null,
    recalled ? 'recalled' : null,
  ] as const;
  const waitsFor = reasons.find((reason) => reason !== null) ?? null;
  if (waitsFor === null) return published(posting, period, facts, now);
  return { ...moved(posting, 'in_review', { ...facts, cause: waitsFor }), waitsFor };
};

/** Adds days to those that it still has. */
export const extended = (posting: DecidedPosting, period: DecidedPeriod, now: Date): PostingDecision => ({
  ...nothing,
  change: beginning(posting, period, paidEnd(posting), now),
  period: 'begins',
});
