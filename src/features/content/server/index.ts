import type { Accounts, LegalTexts } from '#features/accounts/server/index.ts';
import type { Files, PublicFileReader } from '#features/files/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { createAnnouncementRoutes, createNoticeRoutes } from '../announcements/server/announcement-routes.ts';
import { createArticleActRoutes } from '../articles/server/article-act-routes.ts';
import { createArticleRoutes } from '../articles/server/article-routes.ts';
import { createBlogRoutes } from '../blog/server/blog-routes.ts';
import { isShownPicture, listAddresses, type PublishedText } from '../blog/server/blog-store.ts';
import { textPersonalData } from '../editing/server/text-personal-data.ts';
import { siteLegalTexts } from '../pages/server/legal-texts.ts';
import { createPageRoutes, createShownPageRoutes } from '../pages/server/page-routes.ts';

/** Problem codes with their HTTP statuses. */
export const contentProblems = {
  'content.post-not-found': 404,
  'administration.text-not-found': 404,
  'administration.text-changed': 409,
  'administration.text-is-published': 409,
  'administration.text-not-published': 409,
  'administration.text-not-draft': 409,
  'administration.too-many-drafts': 409,
  'administration.announcement-not-found': 404,
  'administration.announcement-over': 409,
  'administration.too-many-announcements': 409,
} as const satisfies ProblemTable;

type ContentProblems = typeof contentProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ContentProblems {}
}

export type { PublishedText } from '../blog/server/blog-store.ts';

export interface Content extends Feature {
  /** All published articles, for the sitemap. */
  published(): Promise<PublishedText[]>;
  /** The texts that people accept. */
  legalTexts: LegalTexts;
}

/** Content of the site itself: the blog, page texts, announcements, and their administration. */
export function createContent(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit' | 'translator'> & {
    files: Pick<Files, 'addPublicReader' | 'attach' | 'discard' | 'release'>;
    accounts: Pick<Accounts, 'administration' | 'consents'>;
    settings: Pick<Settings, 'current'>;
    /** Host of the script that counts visits; null when visits are not counted. */
    countedBy: string | null;
  },
): Content {
  const { database, clock } = deps;
  const { consents } = deps.accounts;
  const { namesOf } = deps.accounts.administration;
  /** Pictures in published articles are public; all others are visible only to administrators. */
  const audienceOfPicture: PublicFileReader = async (executor, actor, fileId) => {
    if (await isShownPicture(executor, fileId, clock.now())) return 'everybody';
    return actor.kind === 'account' && actor.accountType === 'admin' ? 'caller' : 'nobody';
  };
  deps.files.addPublicReader(['blogImage'], audienceOfPicture);
  return {
    routes: [
      ...createBlogRoutes(deps),
      ...createArticleRoutes({ ...deps, namesOf }),
      ...createArticleActRoutes(deps),
      ...createShownPageRoutes({ ...deps, namesOf }),
      ...createPageRoutes({ ...deps, namesOf, countConsents: consents.count }),
      ...createNoticeRoutes({ ...deps, legalTexts: siteLegalTexts, acceptedBy: consents.acceptedBy }),
      ...createAnnouncementRoutes(deps),
    ],
    problems: contentProblems,
    personalData: [textPersonalData(deps.files)],
    legalTexts: siteLegalTexts,
    published: () => listAddresses(database.executor, clock.now()),
  };
}
