import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { hiddenPersonalData } from '../hidden/server/hidden-personal-data.ts';
import { createHiddenRoutes } from '../hidden/server/hidden-routes.ts';
import { handlePayJobs } from '../pay/server/pay-jobs.ts';
import { endedMail, endingMail } from '../period-mails/server/period-mail.ts';
import { handlePeriodMailJobs } from '../period-mails/server/period-mail-jobs.ts';
import { savedPostingsPersonalData } from '../saved/server/saved-posting-personal-data.ts';
import { createSavedPostingRoutes } from '../saved/server/saved-posting-routes.ts';
import { type LivePostings, readLivePostings } from './live-postings.ts';
import { audienceOfPostingFile } from './posting-files.ts';
import { handlePostingJobs } from './posting-jobs.ts';
import { createPostingPages, type PostingPages } from './posting-pages.ts';
import { postingsPersonalData } from './posting-personal-data.ts';
import { countApplication, lockPosting } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import { handleSearchWordsJobs } from './search-words-jobs.ts';
import { renameCompany } from './search-words-store.ts';

/** Problem codes with their HTTP statuses. */
export const postingProblems = {
  'postings.not-found': 404,
  'postings.removed': 410,
  'postings.not-live': 409,
  'postings.moved-on': 409,
  'postings.expiry-date-passed': 409,
  'postings.company-blocked': 409,
  'postings.changed': 409,
  'postings.edited-meanwhile': 409,
  'postings.renewal-waits': 409,
  'postings.draft-changed': 409,
  'postings.draft-sent': 409,
  'postings.draft-not-found': 404,
  'postings.drafts-full': 409,
  'postings.questionnaire-not-found': 404,
  'postings.questionnaire-changed': 409,
  'postings.questionnaire-named': 409,
  'postings.questionnaires-full': 409,
  'postings.saved-limit-reached': 409,
  'postings.hidden-limit-reached': 409,
  'postings.free-limit-reached': 409,
  'postings.free-not-available': 409,
} as const satisfies ProblemTable;

type PostingProblems = typeof postingProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends PostingProblems {}
}

export { type HiddenIds, notHiddenFrom, readHiddenIds } from '../hidden/server/hidden-store.ts';
export { countSavedPostings } from '../saved/server/saved-posting-store.ts';
export { employerPostings } from './employer-postings.ts';
export { rewriteSearchWords, wordsAtOnce } from './search-words-store.ts';
export { soldPostings } from './sold-postings.ts';

export interface Postings extends Pick<PostingPages, 'visible' | 'get'>, Feature {
  /** All live postings with their texts, for feeds. */
  live(): Promise<LivePostings>;
  /** The posting, locked until the transaction ends: its state and counts cannot change meanwhile. */
  lock(tx: Executor, id: number): Promise<PostingRow | null>;
  /** Increments the number of applications, in the transaction that writes the application. */
  countApplication(tx: Executor, id: number): Promise<void>;
  /** Updates a company's name in the search data of its postings, in the transaction that renames it. */
  renameCompany: typeof renameCompany;
  /** To be called after the transaction when a table shown in lists was written by another feature. */
  noticeChanges(): void;
}

export const postingMails = [endingMail, endedMail];

/** Postings: their pages, their lifecycle by the clock, and saving them. */
export async function createPostings(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer' | 'log'> & {
    /** For feeds of all live postings. */
    readDatabase: ReadDatabase;
    files: Pick<Files, 'addPublicReader'>;
    employers: Pick<Employers, 'contactOf' | 'repliesOf'>;
    /** Called after something shown in lists was committed. */
    changed: () => void;
    /** Number of a company's live postings, which the search knows without counting. */
    liveOf: (employerId: number) => Promise<number>;
  },
): Promise<Postings> {
  const pages = createPostingPages(deps);
  deps.files.addPublicReader(['postingImage', 'postingFile'], audienceOfPostingFile);
  await handlePostingJobs({ ...deps, periodMails: await handlePeriodMailJobs(deps) });
  await handlePayJobs(deps);
  const renewSearchWords = await handleSearchWordsJobs(deps);
  return {
    ...pages,
    lock: lockPosting,
    countApplication,
    renameCompany,
    noticeChanges: deps.changed,
    // Updates postings with outdated search words in the background.
    start: renewSearchWords,
    problems: postingProblems,
    personalData: [postingsPersonalData, savedPostingsPersonalData, hiddenPersonalData],
    live: async () => readLivePostings(await deps.readDatabase.steady(), deps.clock.now()),
    routes: [...pages.routes, ...createSavedPostingRoutes(deps), ...createHiddenRoutes(deps)],
  };
}
