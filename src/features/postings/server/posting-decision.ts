import { daysBetween, localDay } from '#kit/dates.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import { daysAfter, hasDays, liveEnd, paidEnd } from '../posting-period.ts';
import { isLive, mayEdit, mayRenew, visibleState } from '../posting-state.ts';
import type {
  ApproveAct,
  DecidedPosting,
  DecidedWords,
  EditAct,
  PayAct,
  PostingAct,
  RenewAct,
  SendAct,
} from './posting-act.ts';
import type { PostingRow } from './posting-table.ts';
import {
  after,
  ended,
  extended,
  hasPassed,
  moved,
  nothing,
  type PostingDecision,
  type PostingMove,
  published,
  publishedOrReviewed,
  recordEnd,
} from './posting-transition.ts';

/* Decides the transitions of a posting (rules.md#posting-states), without a database: callers lock the posting,
   decide here and write the decision. */

/** Minimum length of the reason for an approval despite a finding. */
const shortestNote = 10;

function decideSend(posting: DecidedPosting, act: SendAct, now: Date): PostingDecision {
  const { by, settled } = act;
  if (posting.state !== 'awaiting_payment') throw new Problem('postings.moved-on');
  if (settled) return publishedOrReviewed(posting, act, { by, from: null }, now);
  const sent: PostingMove = { from: null, to: 'awaiting_payment', by, cause: null, note: '' };
  return { ...nothing, moves: [sent], waitsFor: 'payment' };
}

/**
 * Refuses an edit or a renewal before anything is bought or written for it; `decide` refuses the same.
 * @throws 409 `postings.moved-on` in a state that does not allow the change, `postings.changed` for an older version
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

/** Columns changed by new content besides the content itself. */
const rewritten = (
  posting: DecidedPosting,
  { expiryDate, sayTheSame }: Pick<DecidedWords, 'expiryDate' | 'sayTheSame'>,
  now: Date,
): Pick<PostingRow, 'liveUntil' | 'wordsShown'> => ({
  liveUntil: hasDays(posting, now) ? liveEnd(paidEnd(posting), expiryDate) : posting.liveUntil,
  wordsShown: visibleState(posting, now) === 'active' || (posting.wordsShown && sayTheSame),
});

/** New content of a live posting that the wording check stops moves it to review and pauses its period. */
const stopped = (posting: DecidedPosting, { by, words }: Pick<EditAct, 'by' | 'words'>, now: Date): PostingDecision =>
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
  const { present, change: end, moves } = recordEnd(posting, now);
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
  const { present, change, moves } = recordEnd(posting, now);
  const { by, period } = act;
  if (period === null) return after(change, moves, nothing);
  if (hasDays(present, now)) return after(change, moves, extended(present, period, now));
  // In all other states it waits for a person's decision: payment does not change that.
  if (present.state !== 'awaiting_payment' && present.state !== 'expired') return nothing;
  // If the employer's own last day has passed while waiting for payment, the whole paid period applies.
  const late = hasPassed(present.expiryDate, now);
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
    if (hasPassed(expiryDate, now)) throw new Problem('postings.expiry-date-passed');
    return { ...nothing, change: rewritten(posting, { expiryDate, sayTheSame: false }, now) };
  }
  return published(posting, period, { by, note }, now);
}

/**
 * Returns a suspended posting with its end postponed by the days it was suspended; does nothing when its own last day
 * is over.
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
 * Decides the effect of an action on a posting: the one place that defines all transitions.
 * @param posting locked by the caller, so that it is unchanged when the decision is written
 * @throws 409 `postings.moved-on` when its state does not allow the action (another one was faster), `postings.changed`
 * and `postings.edited-meanwhile` for an older version, `postings.company-blocked`, `postings.expiry-date-passed` when
 * its own last day is over before it goes live; 422 for an approval despite a finding without a reason
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
      // A renewal requested before the end leaves the posting unchanged.
      return posting.state === 'awaiting_payment'
        ? ended(posting, 'closed', { by: act.by, cause: 'unpaid' })
        : { ...nothing, period: 'dropped' };
    case 'approve':
      return decideApproval(posting, act, now);
    case 'reject': {
      if (act.waiting !== null && visibleState(posting, now) !== 'active') throw new Problem('postings.moved-on');
      const decision = act.waiting === null ? moved(posting, 'rejected', act) : nothing;
      checkVersion(posting, act.version);
      return decision;
    }
    case 'reconsider':
      if (posting.state !== 'rejected') throw new Problem('postings.moved-on');
      return { ...moved(posting, 'in_review', { by: act.by, cause: 'recalled' }), waitsFor: 'recalled' };
    case 'recall': {
      if (!isLive(posting, now)) throw new Problem('postings.moved-on');
      checkVersion(posting, act.version);
      const facts = { by: act.by, note: act.note, cause: 'recalled' } as const;
      const decision = moved(posting, 'in_review', facts, { pausedAt: now, wordsShown: false });
      return { ...decision, waitsFor: 'recalled' };
    }
    case 'remove': {
      const decision = ended(posting, 'removed', act);
      checkVersion(posting, act.version);
      return decision;
    }
    case 'close':
      // The period may be over before the job has recorded it.
      if (visibleState(posting, now) === 'expired') throw new Problem('postings.moved-on');
      return ended(posting, 'closed', { by: act.by, cause: act.reason });
    case 'expire': {
      const { change, moves } = recordEnd(posting, now);
      return after(change, moves, nothing);
    }
    case 'suspend':
      return isLive(posting, now) ? ended(posting, 'closed', { by: act.by, cause: 'blocked' }) : nothing;
    case 'resume':
      return decideReturn(posting, act, now);
  }
}
