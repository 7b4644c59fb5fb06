import type { Executor } from '#host/database/database.ts';
import type { Actor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { maySeePosting } from '../policy.ts';
import { findPosting } from './posting-store.ts';

/** A posting with its company, which the caller may see. */
export type VisiblePosting = NonNullable<Awaited<ReturnType<typeof findPosting>>>;

/**
 * The posting, if the actor may see its page.
 * @throws 404 for an unknown posting or another company's that was never published, 410 for a removed one
 */
export async function visiblePosting(executor: Executor, actor: Actor, id: number): Promise<VisiblePosting> {
  const visited = await findPosting(executor, id);
  if (!visited) throw new Problem('postings.not-found');
  const may = maySeePosting(actor, visited.posting);
  if (may !== 'yes') throw new Problem(may === 'removed' ? 'postings.removed' : 'postings.not-found');
  return visited;
}

/** @throws `postings.not-found` for a posting that was never public */
export async function requirePublished(executor: Executor, id: number): Promise<void> {
  const row = await findPosting(executor, id);
  if (!row?.posting.firstPublishedAt) throw new Problem('postings.not-found');
}
