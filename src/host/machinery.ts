import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { type Audit, createAudit } from './audit/audit.ts';
import { auditPersonalData } from './audit/audit-personal-data.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { handleIdempotencyJobs, idempotencyPersonalData } from './idempotency/idempotency.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { mailPersonalData } from './mail/mail-personal-data.ts';
import { createSmtpTransport, type OutgoingMail } from './mail/mail-transport.ts';
import { createMailer, type Mailer, type MailerDeps } from './mail/mailer.ts';
import type { Notifications } from './notifications.ts';
import type { PersonalDataPart } from './personal-data.ts';
import { createRateLimits, handleRateLimitJobs, type RateLimit, type RateLimitRule } from './rate-limit.ts';
import { handleVersionJobs } from './versions/versions.ts';

/** Services that features are created with; each takes those it needs. */
export interface Machinery {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  audit: Audit;
  mailer: Mailer;
  notifications: Notifications;
  /** All texts of the site, by language. */
  translator: (language: Language) => Translate;
}

/** The platform's own part in export and deletion of a person's data. */
export const machineryPersonalData: readonly PersonalDataPart[] = [
  mailPersonalData,
  auditPersonalData,
  idempotencyPersonalData,
];

/** Creates jobs, rate limits, audit log and mailer of one application. */
export async function createMachinery(
  deps: Pick<Machinery, 'database' | 'clock' | 'log'> &
    Pick<MailerDeps, 'openFile' | 'wantsList' | 'notifications' | 'siteUrl' | 'translator' | 'isInvented'> & {
      config: Config;
      /** Runs a job or the sending of a mail as a span of a trace. */
      tracing?: { during<T>(name: string, kind: 'job' | 'mail', work: () => Promise<T>): Promise<T> } | undefined;
    },
): Promise<Machinery> {
  const { config, database, clock, log } = deps;
  const { tracing } = deps;
  const jobs = createJobs({
    ...deps,
    around: tracing && ((name, work) => tracing.during(name, 'job', work)),
  });
  const smtp = config.SMTP_URL ? createSmtpTransport(config.SMTP_URL, config.MAIL_FROM) : null;
  const transport =
    smtp && tracing
      ? { ...smtp, send: (mail: OutgoingMail) => tracing.during('send', 'mail', () => smtp.send(mail)) }
      : smtp;
  const mailer = await createMailer({ ...deps, jobs, transport });
  await handleIdempotencyJobs({ ...deps, jobs });
  await handleVersionJobs({ ...deps, jobs });
  await handleRateLimitJobs({ ...deps, jobs });
  const rateLimit = createRateLimits(database.pool);
  return {
    database,
    clock,
    log,
    jobs,
    rateLimit,
    mailer,
    notifications: deps.notifications,
    audit: createAudit(clock),
    translator: deps.translator,
  };
}
