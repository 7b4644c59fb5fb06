import type { Hono } from 'hono';
import type { Advertising, OrderedPostings } from '#features/advertising/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import { renameCompany } from './company-name.ts';
import { type CompanyPostings, createCompanyPostings } from './company-postings.ts';
import { createDrafts } from './draft-service.ts';
import { handleKeywordJobs } from './keywords/keyword-jobs.ts';
import { createKeywordList } from './keywords/keyword-list.ts';
import { createSearchNotes, type SearchNotes } from './keywords/search-notes.ts';
import { type LivePostings, readLivePostings } from './live-postings.ts';
import { decisionMail, publishedMail } from './moderation-mail.tsx';
import { moderationRoutes } from './moderation-routes.ts';
import { createModerationService } from './moderation-service.ts';
import { createOrderedPostings } from './ordered-postings.ts';
import { handlePayJobs } from './pay-jobs.ts';
import { endedMail, endingMail } from './period-mail.tsx';
import { handlePeriodMailJobs } from './period-mail-jobs.ts';
import { createPostingAddresses, type PostingAddresses } from './posting-addresses.ts';
import { postingEmployerRoutes } from './posting-employer-routes.ts';
import { createPostingEmployerService, type PostingEmployerService } from './posting-employer-service.ts';
import { audienceOfPostingFile } from './posting-files.ts';
import { handlePostingJobs } from './posting-jobs.ts';
import { createPostingPublicService, type PostingPublicService } from './posting-public-service.ts';
import { postingRoutes } from './posting-routes.ts';
import { createPostingSendingService, type PostingSendingService } from './posting-sending-service.ts';
import { countApplication, lockPosting } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import { createQuestionnaires } from './questionnaire-service.ts';
import { savedPostingRoutes } from './saved-posting-routes.ts';
import { createSavedPostingService } from './saved-posting-service.ts';
import { createPostingIndex } from './search/posting-index.ts';
import { mountSharePictures } from './share-pictures.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { createStatisticsService } from './statistics-service.ts';
import { handleVisitJobs } from './visit-jobs.ts';
import { wordingRoutes } from './wording-routes.ts';

export interface Postings extends PostingPublicService, PostingEmployerService, PostingSendingService {
  /** What the sitemap names. */
  addresses: PostingAddresses;
  /** All live postings with their texts, for feeds. */
  live(): Promise<LivePostings>;
  /** The posting, held until the transaction ends: nobody can move it or change its counts meanwhile. */
  lock(tx: Executor, id: number): Promise<PostingRow | null>;
  /** Notes one more application, in the transaction that writes it. */
  countApplication(tx: Executor, id: number): Promise<void>;
  /** A company has another name: its postings are found under it, in the transaction that writes it. */
  renameCompany: typeof renameCompany;
  /** What becomes of them when an administrator blocks or deletes their company. */
  ofCompany: CompanyPostings;
  /** Something that lists show was written elsewhere; to be said after the transaction. */
  noticeChanges(): void;
  /** What was searched waits in memory for a moment. */
  searchNotes: Pick<SearchNotes, 'flush' | 'stop'>;
  routes: Route[];
  /** What is shown where addresses of postings are shared. */
  /** For orders: what becomes of the posting they pay for. */
  ordered: OrderedPostings;
  mountPictures(app: Hono): void;
}

/** For the mailer, which renders them when they are sent. */
export const postingMails: MailTemplate<never>[] = [publishedMail, decisionMail, endingMail, endedMail];

/** Search, pages and life of postings. */
export async function createPostings(deps: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  secret: Uint8Array;
  advertising: Pick<Advertising, 'termsFor' | 'orders' | 'credits'>;
  files: Pick<Files, 'attach' | 'discard' | 'link' | 'addPublicReader'>;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  audit: Audit;
  mailer: Pick<Mailer, 'queue'>;
  employers: Pick<Employers, 'contactOf'>;
  /** How old the search index may be when it is asked, in milliseconds. */
  searchFreshMs: number;
}): Promise<Postings> {
  const index = createPostingIndex(deps);
  const publicService = createPostingPublicService({
    ...deps,
    index,
    targetsPerAddress: deps.rateLimit({ name: 'apply-target-address', points: 100, seconds: 3600 }),
  });
  const { orders } = deps.advertising;
  const employerService = createPostingEmployerService({
    ...deps,
    orders,
    index,
    previewsPerAccount: deps.rateLimit({ name: 'preview-account', points: 200, seconds: 3600 }),
  });
  const sendingService = createPostingSendingService({ ...deps, index, getOwn: employerService.getOwn });
  deps.files.addPublicReader(['postingImage', 'postingFile'], audienceOfPostingFile);
  const searchNotes = createSearchNotes(deps);
  const keywords = { ...createKeywordList({ ...deps, index }), note: searchNotes.note };
  await handlePostingJobs({ ...deps, periodMails: await handlePeriodMailJobs(deps) });
  await handlePayJobs({ ...deps, changed: () => index.changed() });
  await handleKeywordJobs(deps);
  await handleVisitJobs(deps);
  return {
    ...publicService,
    ...employerService,
    ...sendingService,
    lock: lockPosting,
    countApplication,
    renameCompany,
    ofCompany: createCompanyPostings({ ...deps, orders }),
    noticeChanges: () => index.changed(),
    addresses: createPostingAddresses(deps),
    live: () => readLivePostings(deps.database.executor, deps.clock.now()),
    searchNotes,
    ordered: createOrderedPostings({ ...deps, index }),
    routes: [
      ...postingRoutes(publicService, keywords),
      ...postingEmployerRoutes(employerService, sendingService),
      ...statisticsRoutes(createStatisticsService(deps)),
      ...wordingRoutes({
        checksPerAccount: deps.rateLimit({ name: 'wording-account', points: 600, seconds: 3600 }),
      }),
      ...createDrafts(deps).routes,
      ...createQuestionnaires(deps).routes,
      ...savedPostingRoutes(createSavedPostingService(deps)),
      ...moderationRoutes(createModerationService({ ...deps, orders, index })),
    ],
    mountPictures: (app) => mountSharePictures(app, publicService),
  };
}
