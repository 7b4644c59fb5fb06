import type { Employers } from '#features/employers/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Actor } from '#kit/actor.ts';
import type { Language } from '#kit/i18n/language.ts';
import { getPosting } from '../contract.ts';
import type { PostingPage } from '../fields.ts';
import { isInsider } from '../policy.ts';
import { readPostingFiles } from './posting-files.ts';
import { toPostingPage } from './posting-rows.ts';
import { type VisiblePosting, visiblePosting } from './visible-posting.ts';

export type PostingPages = ReturnType<typeof createPostingPages>;

/** Pages of postings, and the endpoint that reads one. */
export function createPostingPages({
  database,
  clock,
  employers,
  liveOf,
}: Pick<Machinery, 'database' | 'clock'> & {
  employers: Pick<Employers, 'repliesOf'>;
  /** How many live postings a company has. */
  liveOf: (employerId: number) => Promise<number>;
}) {
  const visible = (actor: Actor, id: number): Promise<VisiblePosting> => visiblePosting(database.executor, actor, id);

  /** @throws as `visiblePosting` */
  const get = async (actor: Actor, id: number, language: Language): Promise<PostingPage> => {
    const now = clock.now();
    const { posting, employer, badge } = await visible(actor, id);
    const [activePostings, replies, files] = await Promise.all([
      liveOf(employer.id),
      employers.repliesOf(database.executor, employer.id),
      readPostingFiles(database.executor, posting),
    ]);
    const figures = { activePostings, replies };
    const page = toPostingPage({ ...posting, badge }, employer, figures, files, { language, now });
    // That a renewal awaits payment is only visible to insiders.
    const ended = page.state === 'awaiting_payment' && !isInsider(actor, posting);
    return ended ? { ...page, state: 'expired' } : page;
  };

  const routes: Route[] = [
    on(getPosting, ({ actor, id, language }) => get(actor, id, language), {
      shows: (_, { data }) => ({
        scopes: [`posting:${data.id}`, `employer:${data.employer.id}`, 'prices'],
        // Limits caching because of its view and application counts.
        seconds: 60,
      }),
    }),
  ];
  return { visible, get, routes };
}
