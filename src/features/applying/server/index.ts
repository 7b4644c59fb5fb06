import { count, inArray } from 'drizzle-orm';
import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { type ApplicationCandidates, createApplying } from '../own/server/applying.ts';
import { createRegisteredRoutes } from '../own/server/registered-routes.ts';
import { applicationsPersonalData } from '../personal-data/server/application-personal-data.ts';
import { handleRetentionJobs, type RetentionCandidates } from '../retention/server/retention-jobs.ts';
import { deletionMail } from '../retention/server/retention-mail.ts';
import { createWithdrawingRoutes } from '../withdrawing/server/withdrawing-routes.ts';
import {
  confirmationMail,
  guestConfirmationMail,
  notificationMail,
  repetitionMail,
  withdrawalMail,
} from './application-mail.tsx';
import type { ApplicationPart, SentNewsSources } from './application-parts.ts';
import { wasSentTo } from './application-store.ts';
import { applicationDocuments } from './application-table.ts';
import type { ApplicationPostings } from './application-taking.ts';
import { collectedConfirmationMail, handleCollectedConfirmations } from './collected-confirmations.tsx';
import { createGuestRoutes } from './guest-routes.ts';
import { wasSentBy } from './sent-by.ts';

/** Problem codes with their HTTP statuses. */
export const applicationProblems = {
  'applications.other-apply-mode': 409,
  'applications.already-applied': 409,
  'applications.without-cv': 422,
  'applications.requirement-not-met': 422,
  'applications.not-found': 404,
  'applications.bad-withdrawal-link': 404,
} as const satisfies ProblemTable;

type ApplicationProblems = typeof applicationProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ApplicationProblems {}
}

/** The number of applications each of these files was sent with; files that were never sent are left out. */
export async function sentWith(executor: Executor, fileIds: readonly string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0) return new Map();
  const rows = await executor
    .select({ fileId: applicationDocuments.fileId, count: count() })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.fileId, [...fileIds]))
    .groupBy(applicationDocuments.fileId);
  return new Map(rows.map((row) => [row.fileId, row.count]));
}

export { userCounts } from './user-counts.ts';

export const applicationMails = [
  confirmationMail,
  guestConfirmationMail,
  collectedConfirmationMail,
  repetitionMail,
  notificationMail,
  withdrawalMail,
  deletionMail,
];

/**
 * Applying to postings, the views of both sides, and retention. Grants access to documents of applications to the
 * postings' employers, until withdrawal, and to their senders.
 */
export async function createApplications(
  deps: Pick<Machinery, 'database' | 'clock' | 'mailer' | 'jobs' | 'audit' | 'rateLimit' | 'translator'> & {
    files: Files;
    postings: ApplicationPostings;
    employers: Pick<Employers, 'contactOf' | 'noticeAddress'>;
    candidates: ApplicationCandidates & RetentionCandidates;
    /** The legal texts that guests accept. */
    legalTexts: Pick<LegalTexts, 'inForce'>;
    /** Key for signing guests' withdrawal links. */
    withdrawalSecret: Key;
    /** Data about applications from higher-level features: what they store, and what they show to the sender. */
    parts: () => readonly ApplicationPart[];
    news: SentNewsSources;
  },
): Promise<Feature> {
  const applicationsPerAddress = deps.rateLimit({ name: 'guest-application', points: 20, seconds: 3600 });
  const applicationsPerAccount = deps.rateLimit({ name: 'application', points: 40, seconds: 3600 });
  deps.files.addReader(async (executor, actor, fileId) => {
    if (actor.accountType === 'employer') return wasSentTo(executor, actor.employerId, fileId);
    return actor.accountType === 'jobseeker' && wasSentBy(executor, actor.accountId, fileId);
  });
  await handleRetentionJobs(deps);
  await handleCollectedConfirmations(deps);
  const apply = createApplying({ ...deps, applicationsPerAccount });
  return {
    routes: [
      ...createGuestRoutes({ ...deps, applicationsPerAddress }),
      ...createRegisteredRoutes({ ...deps, apply }),
      ...createWithdrawingRoutes(deps),
    ],
    personalData: [applicationsPersonalData(deps)],
    problems: applicationProblems,
  };
}
