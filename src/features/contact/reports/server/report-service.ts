import type { Postings } from '#features/postings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { CallContext } from '#platform/http/call-context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { type Key, pseudonymOf } from '#platform/secrets.ts';
import { localDay } from '#shared/dates.ts';
import type { From } from '../../messages/server/contact-service.ts';
import type { ReportInput } from '../fields.ts';
import { reportMail } from './report-mail.tsx';
import { postingReports } from './report-table.ts';

export interface ReportServiceDeps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  postings: Pick<Postings, 'get'>;
  /** The provider's address; inside a transaction `executor` is the transaction. */
  contactEmail: (executor: Executor) => Promise<string>;
  secret: Key;
  reportsPerAddress: RateLimit;
  reportsPerAccount: RateLimit;
  /** Many agree about a posting long before this; it keeps a crowd of programs from filling the provider's mailbox. */
  reportsPerPosting: RateLimit;
}

/** By whom something is reported. */
type Reporter = From & Pick<CallContext, 'userAgent'>;

/** Reports of postings. Only administrators see the reporter. */
export const createReportService = (deps: ReportServiceDeps) => ({
  /**
   * Keeps a report of any posting that the person may see, live or ended, and mails it to the provider
   * (rules.md#reports-of-postings). The same person's second report of a posting on one day changes nothing and looks
   * the same. Throws 404 and 410 as the posting's page does, 429 after ten reports an hour from one place or account,
   * or twenty about one posting.
   */
  async report(
    { actor, language, network, userAgent }: Reporter,
    postingId: number,
    { reason, text, email }: ReportInput,
  ): Promise<void> {
    const { positionTitle, company } = await deps.postings.get(actor, postingId, 'sr');
    const accountId = actor.kind === 'account' ? actor.accountId : null;
    await deps.reportsPerAddress.consume(network);
    if (accountId !== null) await deps.reportsPerAccount.consume(accountId);
    await deps.reportsPerPosting.consume(String(postingId));
    const now = deps.clock.now();
    const reporter = pseudonymOf(
      deps.secret,
      `report ${localDay(now)} ${accountId ?? `${network} ${userAgent}`}`,
    );
    await deps.database.transaction(async (tx) => {
      const written = await tx
        .insert(postingReports)
        .values({
          ...{ postingId, accountId, reporter, reason, text, language },
          email: email || null,
          createdAt: now,
        })
        .onConflictDoNothing({ target: [postingReports.postingId, postingReports.reporter] })
        .returning({ id: postingReports.id });
      if (written.length === 0) return;
      await deps.mailer.queue(tx, {
        template: reportMail,
        params: { postingId, positionTitle, company, reason, text, email },
        to: await deps.contactEmail(tx),
        language: 'sr',
        aboutAccountId: accountId,
        ...(email === '' ? {} : { replyTo: email }),
      });
    });
  },
});
