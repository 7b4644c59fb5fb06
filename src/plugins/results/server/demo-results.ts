import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ApplicationStatus } from '#features/applying/application-type.ts';
import { markResult } from '#features/applying/server/application-marks.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import type { Plugin } from '#plugins/plugin.ts';
import { sendTimeOf } from '../result-delay.ts';
import { resultMail } from './result-mail.ts';
import { insertResults } from './result-store.ts';

const HOUR = 3_600_000;

/** Results for the demo posting with the most applications: the rejected were notified, another result is pending. */
export async function writeResults(
  tx: Executor,
  { postingId, employer, now }: { postingId: number; employer: string; now: Date },
): Promise<void> {
  const guestsWith = (status: ApplicationStatus) =>
    tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          eq(applications.postingId, postingId),
          eq(applications.status, status),
          isNull(applications.candidateId),
          isNull(applications.withdrawnAt),
        ),
      )
      .orderBy(asc(applications.createdAt), asc(applications.id));
  const hourAgo = new Date(now.getTime() - HOUR);
  const decide = (reason: 'iskustvo' | 'mesto') => ({
    decisionId: randomUUID(),
    postingId,
    result: 'notSelected' as const,
    reason,
    decidedBy: employer,
    decidedAt: hourAgo,
  });
  const rejected = (await guestsWith('rejected')).map(({ id }) => id);
  if (rejected.length > 0) {
    await insertResults(tx, rejected, { ...decide('iskustvo'), sendAt: hourAgo, notifiedAt: hourAgo });
    await markResult(tx, rejected, { result: 'notSelected', reason: 'iskustvo', at: hourAgo });
    await recordEvents(tx, rejected, { event: 'result-sent', actorId: employer, happenedAt: hourAgo });
  }
  const [maybe] = await guestsWith('maybe');
  if (maybe) await insertResults(tx, [maybe.id], { ...decide('mesto'), sendAt: sendTimeOf('later', hourAgo) });
}

/** The demo candidate was notified of a result. */
export const notifyResults: NonNullable<Plugin['notifyDemo']> = async (tx, notify, { candidateId }) => {
  const [ended] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), isNotNull(applications.result)));
  const posting = ended && (await findMailPosting(tx, ended.postingId));
  if (!posting || !ended.result) return;
  const { positionTitle, company } = posting;
  const params = { positionTitle, company, applicationId: ended.id, result: ended.result, reason: ended.resultReason };
  await notify(tx, resultMail, { accountId: candidateId, hoursAgo: 170, params });
};
