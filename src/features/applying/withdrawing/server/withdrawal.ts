import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Employers } from '#features/employers/server/index.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import { withdrawalMail } from '../../server/application-mail.tsx';
import { type ApplicationPart, cancelPlanned } from '../../server/application-parts.ts';
import { type ApplicationRow, applications } from '../../server/application-table.ts';
import { mailSubjectOf, noticesOf } from '../../server/application-taking.ts';

/**
 * Marks an application as withdrawn; null when it does not match the condition, does not exist, or is already
 * withdrawn.
 */
export async function markWithdrawn(
  tx: Executor,
  id: string,
  whose: SQL | undefined,
  now: Date,
): Promise<ApplicationRow | null> {
  const [row] = await tx
    .update(applications)
    .set({ withdrawnAt: now })
    .where(and(eq(applications.id, id), isNull(applications.withdrawnAt), whose))
    .returning();
  return row ?? null;
}

export interface WithdrawalDeps extends Pick<Machinery, 'clock' | 'mailer'> {
  employers: Pick<Employers, 'noticeAddress'>;
  parts: () => readonly ApplicationPart[];
}

async function notifyEmployer(
  tx: Executor,
  { mailer, employers }: Pick<WithdrawalDeps, 'mailer' | 'employers'>,
  application: ApplicationRow,
  accountId: string | null,
): Promise<void> {
  const [posting] = await tx.select().from(postings).where(eq(postings.id, application.postingId));
  // An employer that was not yet notified of the application is not notified of the withdrawal either.
  if (!posting || application.notifiedAt === null) return;
  const to = await noticesOf(tx, employers, posting);
  if (to === null) return;
  const { about, mailLanguage } = await mailSubjectOf(tx, posting);
  const { id, firstName, lastName, email } = application;
  await mailer.queue(tx, {
    template: withdrawalMail,
    params: { ...about, applicationId: id, name: `${firstName} ${lastName}` },
    to,
    language: mailLanguage,
    ...(email === null ? {} : { replyTo: email }),
    aboutAccountId: accountId,
  });
}

/**
 * Withdraws an application that matches the condition, in the caller's transaction: it is marked, its interviews are
 * cancelled, and the employer is notified by email if requested. Any other, and one that is already withdrawn, is left
 * unchanged (rules.md#withdrawing).
 * @param accountId the sender's account; null for a guest
 */
export async function withdraw(
  tx: Executor,
  deps: WithdrawalDeps,
  { id, whose, accountId }: { id: string; whose: SQL | undefined; accountId: string | null },
): Promise<void> {
  const application = await markWithdrawn(tx, id, whose, deps.clock.now());
  if (!application) return;
  await notifyEmployer(tx, deps, application, accountId);
  await cancelPlanned(tx, deps.parts(), [id], 'withdrawn');
}
