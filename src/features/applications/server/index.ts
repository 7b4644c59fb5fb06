import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import { applicationProblems } from '../problems.ts';
import { confirmationMail, notificationMail, repetitionMail } from './application-mail.tsx';
import { applicationsPersonalData } from './application-personal-data.ts';
import { applicationRoutes } from './application-routes.ts';
import { createApplicationService } from './application-service.ts';
import { wasSentTo } from './application-store.ts';
import { type ApplicationPostings, createGuestApplicationService } from './guest-application-service.ts';

export { sentWith } from './sent-with.ts';
export { userCounts } from './user-counts.ts';

/** Applying to postings, and what employers see of it. Opens documents of applications to the postings' employers. */
export function createApplications(deps: {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  files: Files;
  postings: ApplicationPostings;
}): Feature {
  const applicationsPerAddress = deps.rateLimit({ name: 'guest-application', points: 20, seconds: 3600 });
  deps.files.addReader(
    async (executor, actor, fileId) =>
      actor.accountType === 'employer' && (await wasSentTo(executor, actor.employerId, fileId)),
  );
  const guests = createGuestApplicationService({ ...deps, applicationsPerAddress });
  return {
    routes: applicationRoutes(createApplicationService(deps), guests),
    mails: [confirmationMail, repetitionMail, notificationMail],
    personalData: [applicationsPersonalData(deps.clock)],
    problems: applicationProblems,
  };
}
