import type { Advertising, OrderedPostings } from '#features/advertising/server/index.ts';
import type { CompanyPostings, Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import { draftsPersonalData } from '../drafts/server/draft-personal-data.ts';
import { createDraftRoutes } from '../drafts/server/draft-routes.ts';
import { createCompanyPostings } from '../own-postings/server/company-postings.ts';
import { createOwnPostings } from '../own-postings/server/own-postings.ts';
import { createQuestionnaireRoutes } from '../questionnaires/server/questionnaire-routes.ts';
import { createOrderedPostings } from '../sending/server/ordered-postings.ts';
import { createSendingRoutes } from '../sending/server/sending-routes.ts';

export interface Publishing extends Feature {
  /** For orders: the effects of payment on postings. */
  ordered: OrderedPostings;
  /** For administrators: the effects of blocking or deleting a company on its postings. */
  ofCompany: CompanyPostings;
}

/** Publishing of postings by employers: drafts, questionnaires, the wording check, sending, their own list. */
export function createPublishing(
  deps: Pick<Machinery, 'database' | 'clock' | 'rateLimit'> & {
    advertising: Pick<Advertising, 'termsFor' | 'orders'>;
    files: Pick<Files, 'attachAt' | 'discard' | 'link'>;
    postings: Pick<Postings, 'noticeChanges'>;
    employers: Pick<Employers, 'askToConfirm'>;
    postingRemoved: (tx: Executor, postingId: number) => Promise<void>;
  },
): Publishing {
  const { orders } = deps.advertising;
  const own = createOwnPostings({ ...deps, orders });
  return {
    ordered: createOrderedPostings(deps),
    ofCompany: createCompanyPostings({ ...deps, orders }),
    personalData: [draftsPersonalData],
    routes: [
      ...own.routes,
      ...createSendingRoutes({
        ...deps,
        getOwn: own.getOwn,
        previewsPerAccount: deps.rateLimit({ name: 'preview-account', points: 200, seconds: 3600 }),
        checksPerAccount: deps.rateLimit({ name: 'wording-account', points: 600, seconds: 3600 }),
      }),
      ...createDraftRoutes(deps),
      ...createQuestionnaireRoutes(deps),
    ],
  };
}
