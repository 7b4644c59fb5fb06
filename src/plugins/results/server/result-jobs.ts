import { silenceDays } from '#features/applying/application-type.ts';
import { markResult } from '#features/applying/server/application-marks.ts';
import {
  mailCompany,
  type PostingInMail,
  type PostingsInMail,
  toPostingsInMail,
} from '#features/applying/server/postings-in-mail.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RegisteredMail } from '#host/mail/mail-template.ts';
import { askedMail, mailApplicants, openApplicationsMail } from './result-mail.ts';
import { claimDue, type Decision, listOpen } from './result-store.ts';
import { claimAsked, claimUnanswered, listAsked, listUnanswered } from './waiting-store.ts';

/** Sends the results that are due; also triggered when one is to be sent now. */
export const sendResultsJob = defineJob({
  name: 'applications.sendResults',
  cron: '* * * * *',
  // Allows for many blocks with a slow mail server.
  expireInSeconds: 900,
});

/** Mails companies about candidates who ask whether their applications are still open. */
export const mailQuestionsJob = defineJob({ name: 'applications.mail-questions', cron: '21 8 * * *' });

/** Reminds companies of ended postings with open applications; in the end their candidates learn that there is no result. */
export const endingsJob = defineJob({ name: 'applications.endings', cron: '41 8 * * *', expireInSeconds: 900 });

/** Results per transaction, and transactions per run; the next run, a minute later, continues. */
const blockSize = 100;
const blocks = 100;

/** Marks a result of these applications as sent, with an event in their history. */
export async function markSent(
  tx: Executor,
  ids: readonly string[],
  { result, reason = null, decidedBy }: Pick<Decision, 'result' | 'reason' | 'decidedBy'>,
  at: Date,
): Promise<void> {
  await markResult(tx, ids, { result, reason, at });
  await recordEvents(tx, ids, { event: 'result-sent', actorId: decidedBy, happenedAt: at });
}

/** Results, and what happens while applications have none, or no answer (rules.md#results). */
export async function handleResultJobs(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer'> & { employers: Pick<Employers, 'contactOf'> },
): Promise<void> {
  const { database, clock, jobs, mailer } = deps;
  const { executor } = database;

  /** Writes mails in one transaction and sends them after it; returns how many. */
  const mail = async (write: (tx: Executor) => Promise<string[]>): Promise<number> => {
    const ids = await database.transaction(write);
    await mailer.deliver(ids);
    return ids.length;
  };

  /** Mails each company about the applications to its postings that are claimed for it. */
  const remind = async <Listed extends { employerId: number }>(
    template: RegisteredMail<PostingsInMail>,
    listed: readonly Listed[],
    claim: (tx: Executor, those: readonly Listed[]) => Promise<PostingInMail[]>,
  ): Promise<void> => {
    for (const [employerId, those] of Map.groupBy(listed, (one) => one.employerId))
      await database.transaction(async (tx) =>
        mailCompany(tx, deps, template, employerId, toPostingsInMail(await claim(tx, those))),
      );
  };

  /** One transaction with the marks, the history and the mails: whenever the process ends, a result is either pending or sent. */
  const sendBlock = async (tx: Executor): Promise<string[]> => {
    const now = clock.now();
    const mailIds = [];
    for (const people of Map.groupBy(await claimDue(tx, now, blockSize), ({ decisionId }) => decisionId).values()) {
      const { postingId, ...decision } = people[0] as (typeof people)[number];
      const { result, reason } = decision;
      const ids = people.map(({ applicationId }) => applicationId);
      await markSent(tx, ids, decision, now);
      mailIds.push(...(await mailApplicants(tx, mailer, postingId, people, { result, reason })));
    }
    return mailIds;
  };

  await jobs.handle(sendResultsJob, async () => {
    for (let done = 0; done < blocks; done += 1) if ((await mail(sendBlock)) < blockSize) return;
  });

  await jobs.handle(mailQuestionsJob, async () =>
    remind(askedMail, await listAsked(executor), (tx, those) => claimAsked(tx, those, clock.now())),
  );

  await jobs.handle(endingsJob, async () => {
    const now = clock.now();
    for (const ended of await listUnanswered(executor, silenceDays, now))
      await mail(async (tx) => {
        const [claimed] = await claimUnanswered(tx, silenceDays, now, [ended]);
        return claimed ? mailApplicants(tx, mailer, claimed.postingId, await listOpen(tx, claimed.postingId)) : [];
      });
    for (const days of [7, 14])
      await remind(openApplicationsMail, await listUnanswered(executor, days, now), (tx, those) =>
        claimUnanswered(tx, days, now, those),
      );
  });
}
