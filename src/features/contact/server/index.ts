import type { Settings } from '#features/settings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { type Route, route } from '#platform/http/call-context.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import { getContact, sendContact } from '../contract.ts';
import { reportPosting } from '../report-contract.ts';
import { forgetMessages, forgetMessagesJob } from './contact-jobs.ts';
import { contactConfirmationMail, contactMail } from './contact-mail.tsx';
import { createContactService } from './contact-service.ts';
import { reportMail } from './report-mail.tsx';
import { createReportService, type ReportServiceDeps } from './report-service.ts';

/** For the mailer, which renders them when they are sent. */
export const contactMails: MailTemplate<never>[] = [contactMail, contactConfirmationMail, reportMail];

/** Who the provider is, writing to it, and telling it what is wrong with a posting. */
export async function createContact(deps: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mailer: Mailer;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  settings: Pick<Settings, 'current'>;
  postings: ReportServiceDeps['postings'];
  /** Keys what a person's reports of one day are recognised by. */
  secret: Uint8Array;
}): Promise<{ routes: Route[] }> {
  const contactEmail = async (executor: Executor): Promise<string> =>
    (await deps.settings.current(executor)).provider.email;
  const service = createContactService({
    ...deps,
    contactEmail,
    messagesPerAddress: deps.rateLimit({ name: 'contact-address', points: 5, seconds: 3600 }),
  });
  const reports = createReportService({
    ...deps,
    contactEmail,
    reportsPerAddress: deps.rateLimit({ name: 'report-address', points: 10, seconds: 3600 }),
    reportsPerAccount: deps.rateLimit({ name: 'report-account', points: 10, seconds: 3600 }),
    reportsPerPosting: deps.rateLimit({ name: 'report-posting', points: 20, seconds: 3600 }),
  });
  await deps.jobs.handle(forgetMessagesJob, () => forgetMessages(deps.database.executor, deps.clock.now()));
  await deps.jobs.schedule(forgetMessagesJob, '53 3 * * *');
  return {
    routes: [
      route(getContact, async () => {
        const { bankAccount: _, ...data } = (await deps.settings.current(deps.database.executor)).provider;
        return { data };
      }),
      route(sendContact, async (context, { body }) => {
        await service.send(context, body);
        return { data: { email: body.email } };
      }),
      route(reportPosting, async (context, { params, body }) => {
        await reports.report(context, params.id, body);
        return { data: {} };
      }),
    ],
  };
}
