import type { Accounts } from '#features/accounts/server/index.ts';
import type { Files, PublicFileReader } from '#features/files/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { articleRoutes } from '../articles/server/article-routes.ts';
import { createArticleService } from '../articles/server/article-service.ts';
import { blogRoutes } from '../blog/server/blog-routes.ts';
import { createBlogService } from '../blog/server/blog-service.ts';
import { isShownPicture, listAddresses, type PublishedText } from '../blog/server/blog-store.ts';
import { textPersonalData } from '../editing/server/text-personal-data.ts';
import { contentProblems } from '../problems.ts';

export type { PublishedText } from '../blog/server/blog-store.ts';

export interface Content extends Feature {
  /** What the sitemap names: every published text. */
  published(): Promise<PublishedText[]>;
}

/** What the site itself has to say: its blog, with its administration. */
export function createContent(deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
  files: Pick<Files, 'addPublicReader' | 'attach' | 'discard'>;
  accounts: Pick<Accounts, 'administration'>;
}): Content {
  const { database, clock } = deps;
  const { namesOf } = deps.accounts.administration;
  /** What readers see is everybody's; before that administrators look at it. */
  const audienceOfPicture: PublicFileReader = async (executor, actor, fileId) => {
    if (await isShownPicture(executor, fileId, clock.now())) return 'everybody';
    return actor.kind === 'account' && actor.accountType === 'admin' ? 'caller' : 'nobody';
  };
  deps.files.addPublicReader(['blogImage'], audienceOfPicture);
  return {
    routes: [
      ...blogRoutes(createBlogService(deps)),
      ...articleRoutes(createArticleService({ ...deps, namesOf })),
    ],
    problems: contentProblems,
    personalData: [textPersonalData],
    published: () => listAddresses(database.executor, clock.now()),
  };
}
