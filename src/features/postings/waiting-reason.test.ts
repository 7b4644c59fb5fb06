import { expect, test } from 'vitest';
import type { MoveCause } from './posting-move.ts';
import type { PostingState } from './posting-state.ts';
import { waitingReasonOf } from './waiting-reason.ts';

test.each<[PostingState, MoveCause | null, string | null]>([
  ['awaiting_payment', null, 'payment'],
  ['awaiting_payment', 'wording', 'payment'],
  ['in_review', 'wording', 'wording'],
  ['in_review', 'correction', 'correction'],
  ['in_review', 'recalled', 'recalled'],
  ['in_review', 'unblocked', 'verification'],
  ['in_review', null, 'verification'],
  ['active', 'wording', null],
  ['expired', null, null],
])('%s after a move for %s waits for %s', (state, cause, reason) => {
  expect(waitingReasonOf(state, cause)).toBe(reason);
});
