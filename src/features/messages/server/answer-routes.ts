import { markAwaitingReply } from '#features/applying/server/application-marks.ts';
import type { ApplicationRow } from '#features/applying/server/application-table.ts';
import { findMailPosting, type MailPosting } from '#features/applying/server/mail-posting.ts';
import { findSent, lockSent } from '#features/applying/server/sent-store.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { Thread } from '../fields.ts';
import { answerMail } from './message-mail.tsx';
import { isReadBy, toThreadMessage } from './message-rows.ts';
import { insertAnswer, listThread, markRead, type ThreadRow } from './thread-store.ts';

/** A candidate's side of messages (rules.md#messages): other people's applications are not found. */
export function createAnswerRoutes(
  deps: Pick<Machinery, 'database' | 'clock' | 'mailer'> & {
    employers: Pick<Employers, 'noticeAddress'>;
    answersPerAccount: RateLimit;
  },
): Route[] {
  const { database, clock, mailer } = deps;
  const { executor } = database;

  const closedFor = (application: ApplicationRow, posting: MailPosting | null, written: boolean): Thread['closed'] => {
    if (application.withdrawnAt) return 'withdrawn';
    if (!posting || posting.companyGone) return 'company-gone';
    return written ? null : 'nothing-yet';
  };

  const read = async (tx: Executor, application: ApplicationRow): Promise<Thread & { rows: ThreadRow[] }> => {
    const posting = await findMailPosting(tx, application.postingId);
    const rows = (await listThread(tx, application.id)).filter((row) => isReadBy('candidate', row));
    const written = rows.some(({ message }) => message.side === 'employer');
    const closed = closedFor(application, posting, written);
    return {
      rows,
      messages: rows.map((row) => toThreadMessage(row, 'candidate', clock.now())),
      // This endpoint requires an account.
      guest: false,
      closed,
      mayWrite: closed === null,
    };
  };

  const notifyCompany = async (tx: Executor, accountId: string, application: ApplicationRow, body: string) => {
    const posting = await findMailPosting(tx, application.postingId);
    if (!posting) return;
    const { employerId, notificationsEmail, advertiserEmail } = posting;
    const wanted = [notificationsEmail, advertiserEmail];
    const to = await deps.employers.noticeAddress(tx, employerId, wanted);
    if (to === null) return;
    const { positionTitle, company, mailLanguage } = posting;
    const { id, firstName, lastName, email } = application;
    await mailer.queue(tx, {
      template: answerMail,
      params: { applicationId: id, positionTitle, company, name: `${firstName} ${lastName}`, body },
      to,
      language: mailLanguage ?? 'sr',
      ...(email === null ? {} : { replyTo: email }),
      aboutAccountId: accountId,
      employerId,
    });
  };

  const getSent = async (accountId: string, id: string): Promise<ApplicationRow> => {
    const sent = await findSent(executor, accountId, id);
    if (!sent) throw new Problem('applications.not-found');
    return sent.application;
  };

  /**
   * Throws 409 when a reply is not possible: the company has not written, it was deleted, or the application was
   * withdrawn.
   */
  const answer = async (tx: Executor, accountId: string, id: string, body: string): Promise<{ id: string }> => {
    const application = await lockSent(tx, accountId, id);
    if (!application) throw new Problem('applications.not-found');
    const { closed } = await read(tx, application);
    if (closed) throw new Problem('applications.not-answerable');
    const now = clock.now();
    await insertAnswer(tx, { applicationId: id, body, createdAt: now });
    await markAwaitingReply(tx, id, now);
    await markRead(tx, id, 'employer', now);
    await recordEvents(tx, [id], { event: 'message-received', actorId: null, happenedAt: now });
    await notifyCompany(tx, accountId, application, body);
    return { id };
  };

  return [
    // Also marks the company's messages as read.
    on(contract.listOwnMessages, async ({ actor: { accountId }, id }) => {
      const { rows: _, ...thread } = await read(executor, await getSent(accountId, id));
      await markRead(executor, id, 'employer', clock.now());
      return thread;
    }),

    on(contract.answerMessage, async ({ actor: { accountId }, id, body: { body }, once }) => {
      await getSent(accountId, id);
      await deps.answersPerAccount.consume(accountId);
      await database.transaction((tx) => runOnce(tx, once, clock, () => answer(tx, accountId, id, body)));
      const { rows: _, ...thread } = await read(executor, await getSent(accountId, id));
      return thread;
    }),
  ];
}
