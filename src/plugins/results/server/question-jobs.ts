import { toPostingsInMail } from '#features/applying/server/postings-in-mail.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { claimQuestions, listAskedCompanies } from './question-store.ts';
import { askedMail } from './result-mail.ts';

/** Mails companies once a morning about candidates who ask whether their applications are still open. */
export const mailQuestionsJob = defineJob({ name: 'applications.mail-questions', cron: '21 8 * * *' });

/** Maximum number of companies per morning; the rest waits for the next one. */
const companiesPerDay = 5000;

export async function handleQuestionJobs({
  database,
  clock,
  jobs,
  mailer,
  employers,
}: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer'> & {
  employers: Pick<Employers, 'contactOf'>;
}): Promise<void> {
  await jobs.handle(mailQuestionsJob, async () => {
    for (const employerId of await listAskedCompanies(database.executor, companiesPerDay))
      await database.transaction(async (tx) => {
        const asked = await claimQuestions(tx, employerId, clock.now());
        const contact = asked.length > 0 ? await employers.contactOf(tx, employerId) : null;
        if (!contact) return;
        const { email: to, accountId, language } = contact;
        await mailer.queue(tx, { template: askedMail, params: toPostingsInMail(asked), to, accountId, language });
      });
  });
}
