import { silenceDays } from '#features/applying/application-type.ts';
import { mailCompany, toPostingsInMail } from '#features/applying/server/postings-in-mail.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { claimUnanswered, listUnanswered } from './ending-store.ts';
import { claimQuestions, listAskedCompanies } from './question-store.ts';
import { askedMail, mailApplicants, noResultMail, openApplicationsMail } from './result-mail.ts';
import { listOpen } from './result-store.ts';

/** Mails companies about candidates who ask whether their applications are still open. */
export const mailQuestionsJob = defineJob({ name: 'applications.mail-questions', cron: '21 8 * * *' });

/** Reminds companies of ended postings with open applications; in the end their candidates learn that there is no result. */
export const endingsJob = defineJob({ name: 'applications.endings', cron: '41 8 * * *', expireInSeconds: 900 });

/** Days after the end on which the company is reminded. */
const reminderDays = [7, 14];

/** What happens every morning while applications have no answer, or no result (rules.md#results). */
export async function handleMorningJobs(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer'> & { employers: Pick<Employers, 'contactOf'> },
): Promise<void> {
  const { database, clock, jobs, mailer } = deps;
  const { executor } = database;

  await jobs.handle(mailQuestionsJob, async () => {
    for (const employerId of await listAskedCompanies(executor))
      await database.transaction(async (tx) => {
        const asked = await claimQuestions(tx, employerId, clock.now());
        await mailCompany(tx, deps, askedMail, employerId, toPostingsInMail(asked));
      });
  });

  await jobs.handle(endingsJob, async () => {
    const now = clock.now();
    for (const ended of await listUnanswered(executor, { days: silenceDays, now })) {
      const mailIds = await database.transaction(async (tx) => {
        const [claimed] = await claimUnanswered(tx, silenceDays, now, [ended]);
        if (!claimed) return [];
        const people = await listOpen(tx, claimed.postingId);
        const { postingId } = claimed;
        return mailApplicants(tx, mailer, noResultMail, { postingId, people, besides: {}, answerable: false });
      });
      await mailer.deliver(mailIds);
    }
    for (const days of reminderDays)
      for (const [employerId, ended] of Map.groupBy(
        await listUnanswered(executor, { days, now }),
        (one) => one.employerId,
      ))
        await database.transaction(async (tx) => {
          const claimed = await claimUnanswered(tx, days, now, ended);
          await mailCompany(tx, deps, openApplicationsMail, employerId, toPostingsInMail(claimed));
        });
  });
}
