import type { Advertising } from '#features/advertising/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { changeMail, decisionMail, publishedMail } from './moderation-mail.tsx';
import { createModerationRoutes } from './moderation-routes.ts';

/** What administrators decide about postings. */
export const createModeration = (deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
  mailer: Pick<Mailer, 'queue'>;
  /** Uploads that a posting does not use any more. */
  files: { discard: (tx: Executor, ids: string[]) => Promise<void> };
  employers: Pick<Employers, 'contactOf'>;
  orders: Pick<Advertising['orders'], 'cancelOf'>;
  postings: Pick<Postings, 'noticeChanges'>;
  /** Of a posting that is removed, in the same transaction. */
  endInterviews: (tx: Executor, postingId: number) => Promise<void>;
}): Feature => ({
  routes: createModerationRoutes(deps),
  mails: [publishedMail, decisionMail, changeMail],
});
