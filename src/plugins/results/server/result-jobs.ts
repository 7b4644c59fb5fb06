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
import { askedMail, mailApplicants, noResultMail, openApplicationsMail, resultMail } from './result-mail.ts';
import { claimDue, type Decision, listOpen } from './result-store.ts';
import { claimQuestions, claimUnanswered, listAskedCompanies, listUnanswered } from './waiting-store.ts';

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

/** Days after the end on which the company is reminded. */
const reminderDays = [7, 14];

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

  const remind = (
    template: RegisteredMail<PostingsInMail>,
    employerId: number,
    claim: (tx: Executor) => Promise<PostingInMail[]>,
  ) =>
    database.transaction(async (tx) => mailCompany(tx, deps, template, employerId, toPostingsInMail(await claim(tx))));

  /** One transaction with the marks, the history and the mails: whenever the process ends, a result is either pending or sent. */
  const sendBlock = async (tx: Executor): Promise<string[]> => {
    const now = clock.now();
    const mailIds = [];
    for (const people of Map.groupBy(await claimDue(tx, now, blockSize), ({ decisionId }) => decisionId).values()) {
      const { postingId, ...decision } = people[0] as (typeof people)[number];
      const { result, reason } = decision;
      await markSent(
        tx,
        people.map(({ applicationId }) => applicationId),
        decision,
        now,
      );
      const recipients = { postingId, people, besides: { result, reason }, answerable: true };
      mailIds.push(...(await mailApplicants(tx, mailer, resultMail, recipients)));
    }
    return mailIds;
  };

  await jobs.handle(sendResultsJob, async () => {
    for (let done = 0; done < blocks; done += 1) if ((await mail(sendBlock)) < blockSize) return;
  });

  await jobs.handle(mailQuestionsJob, async () => {
    for (const employerId of await listAskedCompanies(executor))
      await remind(askedMail, employerId, (tx) => claimQuestions(tx, employerId, clock.now()));
  });

  await jobs.handle(endingsJob, async () => {
    const now = clock.now();
    for (const ended of await listUnanswered(executor, { days: silenceDays, now }))
      await mail(async (tx) => {
        const [claimed] = await claimUnanswered(tx, silenceDays, now, [ended]);
        if (!claimed) return [];
        const { postingId } = claimed;
        const people = await listOpen(tx, postingId);
        return mailApplicants(tx, mailer, noResultMail, { postingId, people, besides: {}, answerable: false });
      });
    for (const days of reminderDays) {
      const listed = await listUnanswered(executor, { days, now });
      for (const [employerId, ended] of Map.groupBy(listed, (one) => one.employerId))
        await remind(openApplicationsMail, employerId, (tx) => claimUnanswered(tx, days, now, ended));
    }
  });
}
