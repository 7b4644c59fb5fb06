import type { Actor } from '#kit/actor.ts';
import type { PostingState } from './posting-state.ts';

/** Whether the actor is the posting's employer or an administrator. */
export const isInsider = (actor: Actor, posting: { employerId: number }): boolean =>
  actor.kind === 'account' &&
  (actor.accountType === 'admin' || (actor.accountType === 'employer' && actor.employerId === posting.employerId));

/**
 * Who may see a posting's page (rules.md#ended-postings): everybody those that are live or have ended; for a removed
 * one everybody learns that it is gone; one whose current content was never live only its owner and administrators. One
 * that has ended and awaits the payment of its renewal still counts as ended.
 */
export function maySeePosting(
  actor: Actor,
  posting: { state: PostingState; employerId: number; firstPublishedAt: Date | null; wordsShown: boolean },
): 'yes' | 'no' | 'removed' {
  if (isInsider(actor, posting)) return 'yes';
  if (posting.state === 'removed') return posting.firstPublishedAt ? 'removed' : 'no';
  if (posting.state === 'active') return 'yes';
  const ended = ['expired', 'closed', 'awaiting_payment'].includes(posting.state);
  return ended && posting.firstPublishedAt && posting.wordsShown ? 'yes' : 'no';
}
