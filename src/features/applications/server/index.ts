import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import { confirmationMail, notificationMail, repetitionMail } from './application-mail.tsx';
import { applicationRoutes } from './application-routes.ts';
import { createApplicationService } from './application-service.ts';
import { wasSentTo } from './application-store.ts';
import { type ApplicationPostings, createGuestApplicationService } from './guest-application-service.ts';

export interface Applications {
  routes: Route[];
}

/** For the mailer, which renders them when they are sent. */
export const applicationMails: MailTemplate<never>[] = [confirmationMail, repetitionMail, notificationMail];

/** Applying to postings, and what employers see of it. Opens documents of applications to the postings' employers. */
export function createApplications(deps: {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  files: Files;
  postings: ApplicationPostings;
}): Applications {
  const applicationsPerAddress = deps.rateLimit({ name: 'guest-application', points: 20, seconds: 3600 });
  deps.files.addReader(
    async (executor, actor, fileId) =>
      actor.accountType === 'employer' && (await wasSentTo(executor, actor.employerId, fileId)),
  );
  const guests = createGuestApplicationService({ ...deps, applicationsPerAddress });
  return { routes: applicationRoutes(createApplicationService(deps), guests) };
}
