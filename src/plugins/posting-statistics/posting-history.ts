import type { MoveCause } from '#features/postings/posting-move.ts';
import type { PostingState } from '#features/postings/posting-state.ts';

/** Who changed a posting's state, as shown to its employer. */
export const movers = ['employer', 'administrator', 'system'] as const;

/**
 * The meaning of a posting's state changes for its employer; `extended`: another period was added while it was live;
 * `resumed`: it is live again with its remaining days.
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
  'recalled',
] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** Why a posting's state changed, as shown to its employer. */
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

/** The meaning of a state change; `from` is null for a new posting. */
export function historyEventOf(
  from: PostingState | null,
  to: PostingState,
  cause: MoveCause | null = null,
): HistoryEvent {
  if (to === 'expired' || to === 'removed' || to === 'rejected') return to;
  if (to === 'closed') return from === 'active' ? 'closed' : 'taken-back';
  if (from === null) return to === 'active' ? 'published' : 'sent';
  if (ended.includes(from)) {
    if (to !== 'active') return 'renewal-sent';
    return cause === 'unblocked' ? 'resumed' : 'renewed';
  }
  if (from === 'awaiting_payment') return to === 'active' ? 'paid-published' : 'paid';
  if (from === 'active') return cause === 'recalled' ? 'recalled' : 'changed';
  if (to === 'active') return 'approved';
  return 'resent';
}

/**
 * Why a posting's state changed; null for entries that are not state changes, or when the change is self-explanatory.
 */
export const historyNoteOf = (to: PostingState, cause: MoveCause | null): HistoryNote | null => {
  if (to === 'awaiting_payment') return 'payment';
  return historyNotes.find((note) => note === cause) ?? null;
};
