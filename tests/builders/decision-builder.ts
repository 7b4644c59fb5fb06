import type { PostingState } from '#features/postings/posting-state.ts';
import type { DecidedPeriod, DecidedPosting, DecidedWords, PostingAct } from '#features/postings/server/posting-act.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';

/* What can happen to postings, for tests of decisions: every situation and every act. */

/** The moment of the decisions. */
export const now = new Date('2026-11-20T11:00:00Z');
export const today = localDay(now);
/** The end of the day a number of days from now. */
export const end = (days: number) => endOfLocalDay(addDays(today, days));
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const lived = { firstPublishedAt: ago(20), paidUntil: end(-1), liveUntil: end(-1), wordsShown: true };
const fresh = { firstPublishedAt: null, paidUntil: null, liveUntil: null, wordsShown: false };
const living = { ...lived, paidUntil: end(10), liveUntil: end(10) };

/** Every situation a posting can be in: its states, and within them what else decides. */
const situations = {
  'waits for its first payment': { state: 'awaiting_payment', ...fresh },
  'waits for the payment of a renewal': { state: 'awaiting_payment', ...lived },
  'waits for its first review': { state: 'in_review', ...fresh },
  'waits for review, renewed': { state: 'in_review', ...lived },
  'waits for review of an edit': { state: 'in_review', ...living, wordsShown: false, pausedAt: ago(4) },
  'was rejected': { state: 'rejected', ...fresh },
  'was rejected with days left': { state: 'rejected', ...living, wordsShown: false, pausedAt: ago(4) },
  'is live': { state: 'active', ...living },
  'has ended, not noted': { state: 'active', ...lived },
  'has expired': { state: 'expired', ...lived },
  'was closed': { state: 'closed', ...living },
  'was closed before it was live': { state: 'closed', ...fresh },
  'was removed': { state: 'removed', ...living },
} as const satisfies Record<string, Partial<DecidedPosting> & { state: PostingState }>;
export type Situation = keyof typeof situations;
export const situationNames = Object.keys(situations) as Situation[];

/** A posting in a situation, of version 3. */
export const posting = (situation: Situation, change: Partial<DecidedPosting> = {}): DecidedPosting => ({
  version: 3,
  applicationCount: 0,
  expiryDate: null,
  pausedAt: null,
  ...situations[situation],
  ...change,
});

/** What is bought. */
export const period: DecidedPeriod = { adType: 'standard', days: 15, priority: 4, questionnaire: true };
/** New words that the check lets pass. */
export const words = (change: Partial<DecidedWords> = {}): DecidedWords => ({
  expiryDate: null,
  sayTheSame: false,
  reviewed: false,
  findings: { all: 0, fresh: 0 },
  ...change,
});
const stopping = words({ findings: { all: 1, fresh: 1 } });
const company = { verified: true, blocked: false };
const known = { company, otherAdvertiser: false, recalled: false };
const unverified = { ...known, company: { verified: false, blocked: false } };
export const by = 'somebody';
const read = { by, version: 3 };

/** Every act, with what else decides about it. */
export const acts = {
  'sent, settled': { kind: 'send', by, period, settled: true, ...known, findings: 0 },
  'sent, settled, stopped words': { kind: 'send', by, period, settled: true, ...known, findings: 2 },
  'sent, settled, unverified': {
    kind: 'send',
    by,
    period,
    settled: true,
    findings: 0,
    ...unverified,
  },
  'sent, ordered': { kind: 'send', by, period, settled: false, ...known, findings: 0 },
  edited: { kind: 'edit', ...read, words: words() },
  'edited, stopped words': { kind: 'edit', ...read, words: stopping },
  'edited, who and how': { kind: 'edit', ...read, words: words({ reviewed: true }) },
  'edited, who and how, stopped words': {
    kind: 'edit',
    ...read,
    words: { ...stopping, reviewed: true },
  },
  'renewed, settled, who and how': {
    kind: 'renew',
    ...read,
    period,
    settled: true,
    ...known,
    words: words({ reviewed: true }),
  },
  'sent, settled, other advertiser': {
    kind: 'send',
    by,
    period,
    settled: true,
    findings: 0,
    ...known,
    otherAdvertiser: true,
  },
  'change approved': {
    kind: 'approve',
    ...read,
    note: '',
    period: null,
    company,
    findings: 0,
    waiting: { expiryDate: null },
  },
  'change refused': {
    kind: 'reject',
    ...read,
    note: 'Navedite mesto rada.',
    waiting: { expiryDate: null },
  },
  'renewed, settled': { kind: 'renew', ...read, period, settled: true, ...known, words: words() },
  'renewed, settled, stopped words': {
    kind: 'renew',
    ...read,
    period,
    settled: true,
    ...known,
    words: stopping,
  },
  'renewed, settled, unverified': {
    kind: 'renew',
    ...read,
    period,
    settled: true,
    words: words(),
    ...unverified,
  },
  'renewed, ordered': { kind: 'renew', ...read, period, settled: false, ...known, words: words() },
  'renewed, ordered, stopped words': {
    kind: 'renew',
    ...read,
    period,
    settled: false,
    ...known,
    words: stopping,
  },
  'renewed, settled, called back': {
    kind: 'renew',
    ...read,
    period,
    settled: true,
    words: words(),
    ...known,
    recalled: true,
  },
  paid: { kind: 'pay', by, period, ...known, findings: 0 },
  'paid, stopped words': { kind: 'pay', by, period, ...known, findings: 1 },
  'paid, unverified': { kind: 'pay', by, period, ...unverified, findings: 0 },
  'paid, blocked': {
    kind: 'pay',
    by,
    period,
    ...known,
    company: { verified: true, blocked: true },
    findings: 0,
  },
  'paid, nothing waits': { kind: 'pay', by, period: null, ...known, findings: 0 },
  'order cancelled': { kind: 'cancel', by: null },
  approved: { kind: 'approve', ...read, note: '', period, company, findings: 0, waiting: null },
  rejected: { kind: 'reject', ...read, note: 'Navedite mesto rada.', waiting: null },
  removed: { kind: 'remove', ...read, note: 'Traži se uplata.' },
  reconsidered: { kind: 'reconsider', by },
  recalled: { kind: 'recall', ...read, note: 'Stigle su prijave.' },
  closed: { kind: 'close', by, reason: 'filled' },
  clock: { kind: 'expire' },
  suspended: { kind: 'suspend', by },
  resumed: { kind: 'resume', by, suspendedAt: ago(2) },
  'resumed, was not suspended': { kind: 'resume', by, suspendedAt: null },
} as const satisfies Record<string, PostingAct>;
export type Act = keyof typeof acts;
export const actNames = Object.keys(acts) as Act[];

/** A decision in a line: moves with their causes, the last live day from today, what else changes, and what it waits for. */
export const inWords = (given: DecidedPosting, act: PostingAct): string => {
  try {
    const { moves, change, period: becomes, waitsFor, wordsWait } = decide(given, act, now);
    const steps = moves.map(({ from, to, cause }) => `${from ?? ''}>${to}${cause ? ` ${cause}` : ''}`);
    const { liveUntil, wordsShown, pausedAt } = change;
    const parts = [
      ...steps,
      liveUntil && liveUntil.getTime() !== given.liveUntil?.getTime()
        ? `${Math.round((liveUntil.getTime() - end(0).getTime()) / 86_400_000)} days`
        : '',
      wordsShown !== undefined && wordsShown !== given.wordsShown ? (wordsShown ? 'shown' : 'hidden') : '',
      pausedAt !== undefined && pausedAt?.getTime() !== given.pausedAt?.getTime()
        ? pausedAt
          ? 'paused'
          : 'goes on'
        : '',
      becomes === 'unchanged' ? '' : `period ${becomes}`,
      wordsWait ? 'words wait' : '',
      waitsFor ? `waits for ${waitsFor}` : '',
    ];
    return parts.filter(Boolean).join(', ') || 'nothing';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};
