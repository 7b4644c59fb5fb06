import type { Employers } from '#features/employers/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import type { PostingPage } from '../fields.ts';
import { isInsider, maySeePosting } from '../policy.ts';
import { readPostingFiles } from './posting-files.ts';
import { toPostingPage } from './posting-rows.ts';
import * as store from './posting-store.ts';

/** A posting with its company, for a caller who may see it. */
export type VisiblePosting = NonNullable<Awaited<ReturnType<typeof store.findPosting>>>;

export interface PostingPageService {
  /**
   * The posting, if the actor may see its page.
   * @throws 404 for an unknown posting or another company's that was never published, 410 for a removed one
   */
  visible(actor: Actor, id: number): Promise<VisiblePosting>;
  /** @throws as `visible` */
  get(actor: Actor, id: number, language: Language): Promise<PostingPage>;
}

/** The page of a posting. */
export function createPostingPageService({
  database,
  clock,
  employers,
  liveOf,
}: {
  database: Database;
  clock: Clock;
  employers: Pick<Employers, 'repliesOf'>;
  /** How many live postings a company has. */
  liveOf: (employerId: number) => Promise<number>;
}): PostingPageService {
  const visible: PostingPageService['visible'] = async (actor, id) => {
    const visited = await store.findPosting(database.executor, id);
    if (!visited) throw new Problem('postings.not-found');
    const may = maySeePosting(actor, visited.posting);
    if (may !== 'yes') throw new Problem(may === 'removed' ? 'postings.removed' : 'postings.not-found');
    return visited;
  };

  return {
    visible,

    async get(actor, id, language) {
      const now = clock.now();
      const { posting, employer, badge } = await visible(actor, id);
      const [activePostings, replies, files] = await Promise.all([
        liveOf(employer.id),
        employers.repliesOf(database.executor, employer.id),
        readPostingFiles(database.executor, posting),
      ]);
      const figures = { activePostings, replies };
      const page = toPostingPage({ ...posting, badge }, employer, figures, files, { language, now });
      // That a renewal waits to be paid is its owner's affair.
      const ended = page.state === 'awaiting_payment' && !isInsider(actor, posting);
      return ended ? { ...page, state: 'expired' } : page;
    },
  };
}
