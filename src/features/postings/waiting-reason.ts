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
  /** It is visible with its old words; the new ones wait. */
  'change',
] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** Causes of a review that say themselves what it waits for; any other begins with an unverified company. */
const reviewCauses = ['wording', 'correction', 'advertiser', 'recalled'] as const;

/** What a posting in a state waits for. @param cause of its latest move: why it went to review */
export const waitsForOf = (state: PostingState, cause: MoveCause | null): WaitingReason | null => {
  if (state === 'awaiting_payment') return 'payment';
  if (state !== 'in_review') return null;
  return reviewCauses.find((one) => one === cause) ?? 'verification';
};
