import { z } from 'zod';
import { markAnswered } from '#features/applying/server/application-marks.ts';
import { aboutOf, findMailPosting, replyAddress } from '#features/applying/server/mail-posting.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { localDay } from '#kit/dates.ts';
import { excludedReasons } from '../message-state.ts';
import { messageMail } from './message-mail.tsx';
import * as store from './message-store.ts';
import { writtenFor } from './message-writing.ts';

/** Writes the next mails of a batch, and sends itself again while there are more. */
export const writeMessagesJob = defineJob({
  name: 'applications.writeMessages',
  payload: z.object({ batchId: z.string() }),
  retryDelay: 5,
  // Allows for one block with a slow mail server.
  expireInSeconds: 900,
});

/** Finds batches whose job was lost, and mails delayed by an unresponsive server. */
export const findStrandedMessagesJob = defineJob({
  name: 'applications.findStrandedMessages',
  cron: '*/5 * * * *',
  expireInSeconds: 900,
});

/** Number of mails written in one transaction. */
const blockSize = 50;
const strandedMs = 300_000;

type WritingDeps = Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer'>;

/**
 * Writes messages as mails, a separate one for each recipient (ADR 49). A block is one transaction: the mails in the
 * outbox, the texts, the history, and the job of the next block. Whenever the process ends, a message is either waiting
 * or has its mail.
 */
export async function handleMessageJobs(deps: WritingDeps): Promise<void> {
  const { database, clock, jobs, mailer } = deps;

  const writeBlock = async (tx: Executor, batchId: string): Promise<string[]> => {
    const batch = await store.findBatch(tx, batchId);
    const posting = batch && (await findMailPosting(tx, batch.postingId));
    if (!posting) return [];
    const now = clock.now();
    const claimed = await store.claimWaiting(tx, batchId, blockSize);
    for (const reason of excludedReasons) {
      const without = claimed.filter((one) => one.reason === reason);
      await store.recordExcluded(
        tx,
        without.map(({ messageId }) => messageId),
        reason,
      );
    }
    const recipients = claimed.filter(({ reason }) => reason === null);
    const written = recipients.map((recipient) => ({
      recipient,
      ...writtenFor(recipient, posting, batch),
    }));
    const replyTo = replyAddress(posting);
    const mailIds = await mailer.queueMany(
      tx,
      messageMail,
      written.map(({ recipient, subject, body }) => ({
        params: {
          subject,
          body,
          ...aboutOf(posting),
          applicationId: recipient.applicationId,
          sentOn: localDay(recipient.createdAt),
          withAccount: recipient.accountId !== null,
          answerable: replyTo !== null,
        },
        to: recipient.email,
        language: recipient.language,
        accountId: recipient.accountId,
        replyTo,
      })),
    );
    await store.markWritten(
      tx,
      written.map(({ recipient, subject, body }, place) => ({
        messageId: recipient.messageId,
        subject,
        body,
        mailId: mailIds[place] as string,
      })),
    );
    const answered = recipients.map(({ applicationId }) => applicationId);
    await markAnswered(tx, answered, now);
    await recordEvents(tx, answered, { event: 'message-sent', actorId: batch.authorId, happenedAt: now });
    if ((await store.countWaiting(tx, batchId)) > 0 && claimed.length > 0)
      await jobs.send(tx, writeMessagesJob, { batchId });
    return mailIds;
  };

  await jobs.handle(writeMessagesJob, async ({ batchId }) => {
    const mailIds = await database.transaction((tx) => writeBlock(tx, batchId));
    await mailer.deliver(mailIds);
  });

  await jobs.handle(findStrandedMessagesJob, async () => {
    const until = new Date(clock.now().getTime() - strandedMs);
    for (const batchId of await store.listStranded(database.executor, until))
      await jobs.send(database.executor, writeMessagesJob, { batchId }, { singletonKey: batchId });
    await mailer.deliverHeldUp([messageMail.name]);
  });
}
