import { markResult } from '#features/applying/server/application-marks.ts';
import { findMailPosting, replyAddress } from '#features/applying/server/mail-posting.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { resultMail } from './result-mail.ts';
import * as store from './result-store.ts';

/** Sends the results that are due; also triggered when one is to be sent now. */
export const sendResultsJob = defineJob({
  name: 'applications.sendResults',
  cron: '* * * * *',
  // Allows for many blocks with a slow mail server.
  expireInSeconds: 900,
});

/** Results per transaction, and transactions per run; the next run, a minute later, continues. */
const blockSize = 100;
const blocks = 100;

/**
 * Sends due results: a block is one transaction with the marks, the history and the mails in the outbox. Whenever the
 * process ends, a result is either pending or sent.
 */
export async function handleResultJobs({
  database,
  clock,
  jobs,
  mailer,
}: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer'>): Promise<void> {
  /** Those of one posting. */
  const mailsAbout = async (tx: Executor, postingId: number, due: readonly store.Notified[]): Promise<string[]> => {
    const posting = await findMailPosting(tx, postingId);
    if (!posting) return [];
    const { positionTitle, company, shown } = posting;
    const mails = due.flatMap(({ applicationId, candidateId, email, language, result, reason }) =>
      email === null
        ? []
        : [
            {
              to: email,
              language,
              accountId: candidateId,
              replyTo: replyAddress(posting),
              params: {
                positionTitle,
                company,
                posting: shown,
                result,
                reason,
                applicationId: candidateId && applicationId,
              },
            },
          ],
    );
    return mailer.queueMany(tx, resultMail, mails);
  };

  const sendBlock = async (tx: Executor): Promise<{ seen: number; mailIds: string[] }> => {
    const now = clock.now();
    const { seen, due } = await store.claimDue(tx, now, blockSize);
    for (const [, same] of Map.groupBy(due, ({ decisionId }) => decisionId)) {
      const ids = same.map(({ applicationId }) => applicationId);
      const [{ result, reason, decidedBy } = { result: null, reason: null, decidedBy: null }] = same;
      if (!result) continue;
      await markResult(tx, ids, { result, reason, at: now });
      await recordEvents(tx, ids, { event: 'result-sent', actorId: decidedBy, happenedAt: now });
    }
    const mailIds = [];
    for (const [postingId, same] of Map.groupBy(due, (one) => one.postingId))
      mailIds.push(...(await mailsAbout(tx, postingId, same)));
    return { seen, mailIds };
  };

  await jobs.handle(sendResultsJob, async () => {
    for (let done = 0; done < blocks; done += 1) {
      const { seen, mailIds } = await database.transaction(sendBlock);
      await mailer.deliver(mailIds);
      if (seen < blockSize) return;
    }
  });
}
