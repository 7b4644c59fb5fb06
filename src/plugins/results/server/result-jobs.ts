import { markResult } from '#features/applying/server/application-marks.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { mailApplicants, resultMail } from './result-mail.ts';
import { claimDue } from './result-store.ts';

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
  const sendBlock = async (tx: Executor): Promise<{ count: number; mailIds: string[] }> => {
    const now = clock.now();
    const due = await claimDue(tx, now, blockSize);
    const mailIds = [];
    for (const same of Map.groupBy(due, ({ decisionId }) => decisionId).values()) {
      const { postingId, result, reason, decidedBy } = same[0] as (typeof due)[number];
      const ids = same.map(({ applicationId }) => applicationId);
      await markResult(tx, ids, { result, reason, at: now });
      await recordEvents(tx, ids, { event: 'result-sent', actorId: decidedBy, happenedAt: now });
      const recipients = { postingId, people: same, besides: { result, reason }, answerable: true };
      mailIds.push(...(await mailApplicants(tx, mailer, resultMail, recipients)));
    }
    return { count: due.length, mailIds };
  };

  await jobs.handle(sendResultsJob, async () => {
    for (let done = 0; done < blocks; done += 1) {
      const { count, mailIds } = await database.transaction(sendBlock);
      await mailer.deliver(mailIds);
      if (count < blockSize) return;
    }
  });
}
