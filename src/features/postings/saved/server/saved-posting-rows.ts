import type { Actor } from '#kit/actor.ts';
import { maySeePosting } from '../../policy.ts';
import { isLive, visibleState } from '../../posting-state.ts';
import { toCard, type View } from '../../server/posting-rows.ts';
import type { SavedPosting } from '../fields.ts';
import type { SavedRow } from './saved-posting-store.ts';

const stateOf = (row: SavedRow, actor: Actor, now: Date): SavedPosting['state'] => {
  const may = maySeePosting(actor, row);
  if (may !== 'yes') return may === 'removed' ? 'removed' : 'hidden';
  if (isLive(row, now)) return 'live';
  return visibleState(row, now) === 'closed' ? 'closed' : 'expired';
};

/** A saved posting for responses; only the id when the candidate may no longer see it. */
export const toSavedPosting = (row: SavedRow, actor: Actor, view: View): SavedPosting => {
  const state = stateOf(row, actor, view.now);
  return {
    postingId: row.id,
    savedAt: row.savedAt.toISOString(),
    state,
    posting: state === 'removed' || state === 'hidden' ? null : toCard(row, view),
  };
};
