import { daysBetween, type LocalDay, localDay } from '#shared/dates.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type { MoveReason } from '../posting-move.ts';
import { daysAfter, hasDays, liveEnd, paidEnd } from '../posting-period.ts';
import { isLive, mayEdit, mayMove, mayRenew, type PostingState, visibleState } from '../posting-state.ts';
import type { WaitingReason } from '../waiting-reason.ts';
import type {
  ApproveAct,
  DecidedPeriod,
  DecidedPosting,
  DecidedWords,
  EditAct,
  PayAct,
  PostingAct,
  RenewAct,
  SendAct,
} from './posting-act.ts';
import type { PostingChange } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';

/*
 * What becomes of a posting (rules.md#posting-states), without a database: who acts locks the posting, decides here
 * and writes what was decided.
 */

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

/** An approval in spite of a finding gives a reason of at least this many characters. */
const shortestNote = 10;

const nothing: PostingDecision = {
  moves: [],
  change: {},
  period: 'unchanged',
  waitsFor: null,
  wordsWait: false,
};

/** The decision, after what changes and moves before it. */
const after = (change: PostingChange, moves: PostingMove[], decision: PostingDecision): PostingDecision => ({
  ...decision,
  moves: [...moves, ...decision.moves],
  change: { ...change, ...decision.change },
});

type MoveFacts = Pick<PostingMove, 'by'> & Partial<Pick<PostingMove, 'from' | 'cause' | 'note'>>;

/**
 * The posting in another state.
 * @throws 409 `postings.moved-on` when that state cannot follow its own
 */
const moved = (
  posting: DecidedPosting,
  to: PostingState,
  { by, from = posting.state, cause = null, note = '' }: MoveFacts,
  change: PostingChange = {},
): PostingDecision => {
  if (!mayMove(posting.state, to)) throw new Problem('postings.moved-on');
  return { ...nothing, moves: [{ from, to, by, cause, note }], change: { state: to, ...change } };
};

/** It ends before its time: its days wait no more, and what it waits for will not begin. */
const ended = (posting: DecidedPosting, to: 'closed' | 'removed', facts: MoveFacts): PostingDecision => ({
  ...moved(posting, to, facts, { pausedAt: null }),
  period: 'dropped',
});

/** An active posting whose period is over is noted as ended before anything else becomes of it. */
const noteEnd = (
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
const beginning = (
  posting: DecidedPosting,
  period: DecidedPeriod | null,
  from: Date,
  now: Date,
): PostingChange => {
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

/** It goes live: its period begins, or continues after the days it has waited for review. */
const published = (
  posting: DecidedPosting,
  period: DecidedPeriod | null,
  facts: MoveFacts,
  now: Date,
): PostingDecision => {
  const { pausedAt, expiryDate } = posting;
  if (expiryDate !== null && expiryDate < localDay(now)) throw new Problem('postings.expiry-date-passed');
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
const publishedOrReviewed = (
  posting: DecidedPosting,
  { company, otherAdvertiser, period, findings }: Omit<PayAct, 'kind' | 'by'>,
  facts: MoveFacts,
  now: Date,
): PostingDecision => {
  // Words that have been live have passed.
  const worded = !posting.wordsShown && findings > 0;
  const reason = company.blocked ? 'verification' : worded ? 'wording' : null;
  const waitsFor =
    reason ?? (company.verified ? (otherAdvertiser ? ('advertiser' as const) : null) : 'verification');
  if (waitsFor === null) return published(posting, period, facts, now);
  return { ...moved(posting, 'in_review', { ...facts, cause: waitsFor }), waitsFor };
};

/** Days are added to those that it still has. */
const extended = (posting: DecidedPosting, period: DecidedPeriod, now: Date): PostingDecision => ({
  ...nothing,
  change: beginning(posting, period, paidEnd(posting), now),
  period: 'begins',
});

function decideSend(posting: DecidedPosting, act: SendAct, now: Date): PostingDecision {
  const { by, settled } = act;
  if (posting.state !== 'awaiting_payment') throw new Problem('postings.moved-on');
  if (settled) return publishedOrReviewed(posting, act, { by, from: null }, now);
  const sent: PostingMove = { from: null, to: 'awaiting_payment', by, cause: null, note: '' };
  return { ...nothing, moves: [sent], waitsFor: 'payment' };
}

/**
 * Refuses an edit or a renewal before anything is bought or written for it; `decide` refuses the same.
 * @throws 409 `postings.moved-on` in a state that cannot be changed so, `postings.changed` for an older version
 */
export function checkChange(
  posting: DecidedPosting,
  { kind, version }: Pick<EditAct | RenewAct, 'kind' | 'version'>,
  now: Date,
): void {
  const state = visibleState(posting, now);
  if (!(kind === 'edit' ? mayEdit(state) : mayRenew(state))) throw new Problem('postings.moved-on');
  if (posting.version !== version) throw new Problem('postings.changed');
}

/** What new words change besides themselves. */
const rewritten = (
  posting: DecidedPosting,
  { expiryDate, sayTheSame }: Pick<DecidedWords, 'expiryDate' | 'sayTheSame'>,
  now: Date,
): Pick<PostingRow, 'liveUntil' | 'wordsShown'> => ({
  liveUntil: hasDays(posting, now) ? liveEnd(paidEnd(posting), expiryDate) : posting.liveUntil,
  wordsShown: visibleState(posting, now) === 'active' || (posting.wordsShown && sayTheSame),
});

/** New words of a live posting that the check stops take it to review, and its days wait. */
const stopped = (
  posting: DecidedPosting,
  { by, words }: Pick<EditAct, 'by' | 'words'>,
  now: Date,
): PostingDecision =>
  words.findings.fresh === 0
    ? nothing
    : {
        ...moved(posting, 'in_review', { by, cause: 'wording' }, { pausedAt: now, wordsShown: false }),
        waitsFor: 'wording',
      };

function decideEdit(posting: DecidedPosting, act: EditAct, now: Date): PostingDecision {
  checkChange(posting, act, now);
  const change = rewritten(posting, act.words, now);
  if (posting.state === 'active') {
    const stop = stopped(posting, act, now);
    const waits = stop.waitsFor === null && act.words.reviewed;
    return waits ? { ...nothing, wordsWait: true, waitsFor: 'change' } : after(change, [], stop);
  }
  if (posting.state === 'awaiting_payment') return { ...nothing, change, waitsFor: 'payment' };
  const corrected =
    posting.state === 'rejected'
      ? moved(posting, 'in_review', { by: act.by, cause: 'correction' }, change)
      : { ...nothing, change };
  return { ...corrected, waitsFor: 'correction' };
}

function decideRenewal(posting: DecidedPosting, act: RenewAct, now: Date): PostingDecision {
  checkChange(posting, act, now);
  const { by, settled, period, words } = act;
  const { present, change: end, moves } = noteEnd(posting, now);
  const own = rewritten(present, words, now);
  const change = { ...end, ...own };
  const renewed = { ...present, ...own, expiryDate: words.expiryDate };
  if (present.state !== 'active') {
    const facts = { by, cause: 'renewal' } as const;
    const decision = settled
      ? publishedOrReviewed(renewed, { ...act, findings: words.findings.all }, facts, now)
      : { ...moved(renewed, 'awaiting_payment', facts), waitsFor: 'payment' as const };
    return after(change, moves, decision);
  }
  const decision = stopped(present, act, now);
  const wordsWait = decision.waitsFor === null && words.reviewed;
  const begun = settled ? extended(wordsWait ? present : renewed, period, now) : nothing;
  if (wordsWait) return { ...begun, wordsWait, waitsFor: settled ? 'change' : 'payment' };
  return {
    ...after({ ...change, ...begun.change }, moves, decision),
    period: begun.period,
    waitsFor: decision.waitsFor ?? (settled ? null : 'payment'),
  };
}

function decidePayment(posting: DecidedPosting, act: PayAct, now: Date): PostingDecision {
  const { present, change, moves } = noteEnd(posting, now);
  const { by, period } = act;
  if (period === null) return after(change, moves, nothing);
  if (hasDays(present, now)) return after(change, moves, extended(present, period, now));
  // Whatever else waits, waits for a person: money does not decide for them.
  if (present.state !== 'awaiting_payment' && present.state !== 'expired') return nothing;
  // Waiting for the payment has used up the employer's own last day: what was paid for is the whole period.
  const late = present.expiryDate !== null && present.expiryDate < localDay(now);
  const paid = late ? { ...present, expiryDate: null } : present;
  const decision = publishedOrReviewed(paid, act, { by }, now);
  return after({ ...change, ...(late ? { expiryDate: null } : {}) }, moves, decision);
}

const checkVersion = ({ version }: DecidedPosting, read: number | null): void => {
  if (read !== null && read !== version) throw new Problem('postings.edited-meanwhile');
};

function decideApproval(posting: DecidedPosting, act: ApproveAct, now: Date): PostingDecision {
  const { by, note, period, waiting } = act;
  if (waiting === null ? posting.state !== 'in_review' : visibleState(posting, now) !== 'active')
    throw new Problem('postings.moved-on');
  if (act.findings > 0 && note.length < shortestNote)
    throw validationProblem([{ path: 'reason', code: 'too-short', params: { min: shortestNote } }]);
  if (act.company.blocked) throw new Problem('postings.company-blocked');
  checkVersion(posting, act.version);
  if (waiting !== null) {
    const { expiryDate } = waiting;
    if (expiryDate !== null && expiryDate < localDay(now)) throw new Problem('postings.expiry-date-passed');
    return { ...nothing, change: rewritten(posting, { expiryDate, sayTheSame: false }, now) };
  }
  return published(posting, period, { by, note }, now);
}

/**
 * What a suspended posting has left, from its end on by the days that it was away; nothing where its own last day is
 * over.
 */
function decideReturn(
  posting: DecidedPosting,
  { by, suspendedAt }: { by: string; suspendedAt: Date | null },
  now: Date,
): PostingDecision {
  if (posting.state !== 'closed' || suspendedAt === null) return nothing;
  const missed = daysBetween(localDay(suspendedAt), localDay(now));
  const paidUntil = daysAfter(paidEnd(posting), missed);
  const liveUntil = liveEnd(paidUntil, posting.expiryDate);
  if (liveUntil < now) return nothing;
  return moved(posting, 'active', { by, cause: 'unblocked' }, { paidUntil, liveUntil });
}

/**
 * Decides what an act does to a posting: the one place that knows which act leads where.
 * @param posting locked by the caller, so that it is unchanged when the decision is written
 * @throws 409 `postings.moved-on` when its state does not allow the act (another act was faster), `postings.changed`
 *   and `postings.edited-meanwhile` for an older version, `postings.company-blocked`, `postings.expiry-date-passed`
 *   when its own last day is over before it goes live; 422 for an approval in spite of a finding without a reason
 */
export function decide(posting: DecidedPosting, act: PostingAct, now: Date): PostingDecision {
  switch (act.kind) {
    case 'send':
      return decideSend(posting, act, now);
    case 'edit':
      return decideEdit(posting, act, now);
    case 'renew':
      return decideRenewal(posting, act, now);
    case 'pay':
      return decidePayment(posting, act, now);
    case 'cancel':
      // A renewal asked for before the end leaves the posting as it is.
      return posting.state === 'awaiting_payment'
        ? ended(posting, 'closed', { by: act.by, cause: 'unpaid' })
        : { ...nothing, period: 'dropped' };
    case 'approve':
      return decideApproval(posting, act, now);
    case 'reject': {
      if (act.waiting !== null && visibleState(posting, now) !== 'active')
        throw new Problem('postings.moved-on');
      const decision = act.waiting === null ? moved(posting, 'rejected', act) : nothing;
      checkVersion(posting, act.version);
      return decision;
    }
    case 'remove': {
      const decision = ended(posting, 'removed', act);
      checkVersion(posting, act.version);
      return decision;
    }
    case 'close':
      // The clock may be ahead of the job that notes the end.
      if (visibleState(posting, now) === 'expired') throw new Problem('postings.moved-on');
      return ended(posting, 'closed', { by: act.by, cause: act.reason });
    case 'expire': {
      const { change, moves } = noteEnd(posting, now);
      return after(change, moves, nothing);
    }
    case 'suspend':
      return isLive(posting, now) ? ended(posting, 'closed', { by: act.by, cause: 'blocked' }) : nothing;
    case 'resume':
      return decideReturn(posting, act, now);
  }
}
