import type { PostingState } from './posting-state.ts';

/** Who moved a posting, as its employer is told. */
export const movers = ['employer', 'administrator', 'system'] as const;
export type Mover = (typeof movers)[number];

/**
 * What the moves of a posting mean to its employer; `extended`: another period was added while it was live; `resumed`: it
 * is back with the days it had left.
 */
export const historyEvents = [
  'sent',
  'published',
  'paid',
  'paid-published',
  'approved',
  'rejected',
  'resent',
  'changed',
  'renewed',
  'extended',
  'resumed',
  'renewal-sent',
  'expired',
  'closed',
  'taken-back',
  'removed',
] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** Why a posting moved, where the program notes it (`posting_moves.reason`). */
export const historyNotes = [
  'payment',
  'verification',
  'wording',
  'correction',
  'filled',
  'withdrawn',
  'unpaid',
  'blocked',
  'unblocked',
] as const;
export type HistoryNote = (typeof historyNotes)[number];

const ended: readonly PostingState[] = ['expired', 'closed'];

/** The meaning of a move; `from` is null where a posting begins. */
export function historyEventOf(from: PostingState | null, to: PostingState, reason = ''): HistoryEvent {
  if (to === 'expired' || to === 'removed' || to === 'rejected') return to;
  if (to === 'closed') return from === 'active' ? 'closed' : 'taken-back';
  if (from === null) return to === 'active' ? 'published' : 'sent';
  if (ended.includes(from)) {
    if (to !== 'active') return 'renewal-sent';
    return reason === 'unblocked' ? 'resumed' : 'renewed';
  }
  if (from === 'awaiting_payment') return to === 'active' ? 'paid-published' : 'paid';
  if (from === 'active') return 'changed';
  if (to === 'active') return 'approved';
  return 'resent';
}

/** The program's note in a move's reason; null for what a person wrote. */
export const historyNoteOf = (to: PostingState, reason: string): HistoryNote | null => {
  if (to === 'awaiting_payment') return 'payment';
  return historyNotes.find((note) => note === reason) ?? null;
};
