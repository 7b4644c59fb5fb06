import type { Postings } from '#features/postings/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { type Key, pseudonymOf } from '#host/secrets.ts';
import { localDay } from '#kit/dates.ts';
import { postingReports } from '../../server/report-table.ts';
import { reportPosting } from '../contract.ts';
import { reportMail, reportReceivedMail } from './report-mail.tsx';

export interface ReportDeps extends Pick<Machinery, 'database' | 'clock' | 'mailer'> {
  postings: Pick<Postings, 'get'>;
  settings: Pick<Settings, 'current'>;
  secret: Key;
  reportsPerAddress: RateLimit;
  reportsPerAccount: RateLimit;
  /** High enough for genuine reports; prevents many bots from flooding the provider's mailbox. */
  reportsPerPosting: RateLimit;
}

/**
 * Reports of any posting visible to the person, live or ended (rules.md#reports-of-postings): stored, and mailed to the
 * provider; who leaves an address gets a receipt, and later the decision. A second report of a posting by the same person on one day has no effect and gets the same response. Only
 * administrators see the reporter.
 */
export const createReportRoutes = (deps: ReportDeps): Route[] => [
  on(reportPosting, async ({ actor, id: postingId, language, network, userAgent, body }) => {
    const { reason, text, email } = body;
    const { positionTitle, company } = await deps.postings.get(actor, postingId, 'sr');
    const accountId = actor.kind === 'account' ? actor.accountId : null;
    await deps.reportsPerAddress.consume(network);
    if (accountId !== null) await deps.reportsPerAccount.consume(accountId);
    await deps.reportsPerPosting.consume(String(postingId));
    const now = deps.clock.now();
    const reporter = pseudonymOf(deps.secret, `report ${localDay(now)} ${accountId ?? `${network} ${userAgent}`}`);
    await deps.database.transaction(async (tx) => {
      const written = await tx
        .insert(postingReports)
        .values({
          postingId,
          accountId,
          reporter,
          reason,
          text,
          language,
          email: email || null,
          createdAt: now,
        })
        .onConflictDoNothing({ target: [postingReports.postingId, postingReports.reporter] })
        .returning({ id: postingReports.id });
      if (written.length === 0) return;
      await deps.mailer.queue(tx, {
        template: reportMail,
        params: { postingId, positionTitle, company, reason, text, email },
        to: (await deps.settings.current(tx)).provider.email,
        language: 'sr',
        aboutAccountId: accountId,
        ...(email === '' ? {} : { replyTo: email }),
      });
      if (email === '') return;
      await deps.mailer.queue(tx, {
        template: reportReceivedMail,
        params: { postingId, positionTitle, company, reason },
        to: email,
        language,
        aboutAccountId: accountId,
      });
    });
  }),
];
