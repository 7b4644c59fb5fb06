import type { Accounts, LegalTexts } from '#features/accounts/server/index.ts';
import type { Decisions } from '#features/decisions/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { setHandled } from '../inbox/server/deciding.ts';
import { createInboxRoutes } from '../inbox/server/inbox-routes.ts';
import { countWaiting } from '../inbox/server/inbox-store.ts';
import { deleteExpiredMessages, deleteExpiredMessagesJob } from '../messages/server/contact-jobs.ts';
import { contactConfirmationMail, contactMail } from '../messages/server/contact-mail.tsx';
import { contactPersonalData } from '../messages/server/contact-personal-data.ts';
import { createContactRoutes } from '../messages/server/contact-routes.ts';
import { reportMail, reportReceivedMail } from '../reports/server/report-mail.tsx';
import { reportsPersonalData } from '../reports/server/report-personal-data.ts';
import { createReportRoutes, type ReportDeps } from '../reports/server/report-routes.ts';

/** Problem codes with their HTTP statuses. */
export const contactProblems = {
  'administration.message-not-found': 404,
} as const satisfies ProblemTable;

type ContactProblems = typeof contactProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ContactProblems {}
}

export interface Contact extends Feature {
  /** Counts open messages and reports. */
  countWaiting: typeof countWaiting;
  /** Opens a decided report again. */
  reopenReport(tx: Executor, by: string, id: string, reason: string): Promise<void>;
}

export const contactMails = [contactMail, contactConfirmationMail, reportMail, reportReceivedMail];

/** The provider's data, messages to it, reports of postings, and the inbox of administrators. */
export async function createContact(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'audit' | 'mailer' | 'rateLimit'> & {
    accounts: Pick<Accounts, 'administration'>;
    settings: Pick<Settings, 'current'>;
    decisions: Pick<Decisions, 'notify'>;
    postings: ReportDeps['postings'];
    legalTexts: Pick<LegalTexts, 'inForce'>;
    /** Key for hashing the reporter, for detecting repeated reports on one day. */
    secret: Key;
  },
): Promise<Contact> {
  const messages = createContactRoutes({
    ...deps,
    messagesPerAddress: deps.rateLimit({ name: 'contact-address', points: 5, seconds: 3600 }),
  });
  const reports = createReportRoutes({
    ...deps,
    reportsPerAddress: deps.rateLimit({ name: 'report-address', points: 10, seconds: 3600 }),
    reportsPerAccount: deps.rateLimit({ name: 'report-account', points: 10, seconds: 3600 }),
    reportsPerPosting: deps.rateLimit({ name: 'report-posting', points: 20, seconds: 3600 }),
  });
  await deps.jobs.handle(deleteExpiredMessagesJob, () =>
    deleteExpiredMessages(deps.database.executor, deps.clock.now()),
  );
  return {
    countWaiting,
    reopenReport: (tx, by, id, reason) => setHandled(deps, tx, { by, id, reason, note: null }),
    problems: contactProblems,
    personalData: [contactPersonalData, reportsPersonalData],
    routes: [...createInboxRoutes(deps), ...messages, ...reports],
  };
}
