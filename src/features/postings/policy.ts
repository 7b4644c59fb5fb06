import type { Actor } from '#shared/actor.ts';
import type { PostingState } from './posting-state.ts';

/**
 * Who sees a posting's page (SPEC §6): live and ended ones everybody; a removed one is known to be gone; one that was
 * never live only its owner and administrators.
 */
export function maySeePosting(
  actor: Actor,
  posting: { state: PostingState; employerId: number; firstPublishedAt: Date | null },
): 'yes' | 'no' | 'removed' {
  const insider =
    actor.kind === 'account' &&
    (actor.accountType === 'admin' ||
      (actor.accountType === 'employer' && actor.employerId === posting.employerId));
  if (insider) return 'yes';
  if (posting.state === 'removed') return posting.firstPublishedAt ? 'removed' : 'no';
  return ['active', 'expired', 'closed'].includes(posting.state) ? 'yes' : 'no';
}
