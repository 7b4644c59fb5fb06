import { daysBetween, type LocalDay, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import type { MoveReason } from '../posting-move.ts';
import { daysAfter, liveEnd, paidEnd } from '../posting-period.ts';
import { mayMove, type PostingState, visibleState } from '../posting-state.ts';
import type { WaitingReason } from '../waiting-reason.ts';
import type { DecidedPeriod, DecidedPosting, PayAct } from './posting-act.ts';
import type { PostingChange } from './posting-store.ts';

/* What a posting becomes when it moves, whatever act has moved it (`posting-decision.ts`). */

export interface PostingMove extends MoveReason {
  /** Null where it begins. */
  from: PostingState | null;
  to: PostingState;
  /** Null for the clock. */
  by: string | null;
}

export interface PostingDecision {
  /** In their order; none where it stays in its state. */
  moves: PostingMove[];
  /** What changes of its columns, the state among them. */
  change: PostingChange;
  /** What becomes of the period it waits for, if it waits for one. */
  period: 'begins' | 'dropped' | 'unchanged';
  /** What the act makes it wait for. */
  waitsFor: WaitingReason | null;
  /** Its new words are kept aside until they are approved. */
  wordsWait: boolean;
}

/** It stays as it is. */
export const nothing: PostingDecision = {
  moves: [],
  change: {},
  period: 'unchanged',
  waitsFor: null,
  wordsWait: false,
};

/** The decision, after what changes and moves before it. */
export const after = (change: PostingChange, moves: PostingMove[], decision: PostingDecision): PostingDecision => ({
  ...decision,
  moves: [...moves, ...decision.moves],
  change: { ...change, ...decision.change },
});

type MoveFacts = Pick<PostingMove, 'by'> & Partial<Pick<PostingMove, 'from' | 'cause' | 'note'>>;

/**
 * The posting in another state.
 * @throws 409 `postings.moved-on` when that state cannot follow its own
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

/** It ends before its time: its days wait no more, and what it waits for will not begin. */
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

/** A period begins: with the posting itself, or at the end of the days it still has. */
const beginning = (posting: DecidedPosting, period: DecidedPeriod | null, from: Date, now: Date): PostingChange => {
  if (!period) throw new Error('the posting has no period to begin');
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

/** Whether its employer's own last day is over. */
export const hasPassed = (expiryDate: LocalDay | null, now: Date): boolean =>
  expiryDate !== null && expiryDate < localDay(now);

/** It goes live: its period begins, or continues after the days it has waited for review. */
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
 * A settled posting goes live, unless an administrator has to review it first.
 * @param facts of the move that makes it live
 */
export const publishedOrReviewed = (
  posting: DecidedPosting,
  { company, otherAdvertiser, recalled, period, findings }: Omit<PayAct, 'kind' | 'by'>,
  facts: MoveFacts,
  now: Date,
): PostingDecision => {
  // Words that have been live have passed.
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

/** Days are added to those that it still has. */
export const extended = (posting: DecidedPosting, period: DecidedPeriod, now: Date): PostingDecision => ({
  ...nothing,
  change: beginning(posting, period, paidEnd(posting), now),
  period: 'begins',
});
