import type { MoveCause } from './posting-move.ts';
import type { PostingState } from './posting-state.ts';

/** Why a sent posting is not visible yet. */
export const waitingReasons = [
  'payment',
  'verification',
  'advertiser',
  'wording',
  'correction',
  /** It was live; an administrator reviews it again. */
  'recalled',
  /** It is live with its old content; the changes await approval. */
  'change',
] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** Causes of a review that are themselves the reason for waiting; all others mean an unverified company. */
const reviewCauses = ['wording', 'correction', 'advertiser', 'recalled'] as const;

/** What a posting in a state waits for. @param cause the cause of its latest move */
export const waitingReasonOf = (state: PostingState, cause: MoveCause | null): WaitingReason | null => {
  if (state === 'awaiting_payment') return 'payment';
  if (state !== 'in_review') return null;
  return reviewCauses.find((one) => one === cause) ?? 'verification';
};
