import { silenceDays } from '#features/applying/application-type.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { toPostingsInMail } from '#features/applying/server/postings-in-mail.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import * as store from './ending-store.ts';
import { noResultMail, openApplicationsMail } from './result-mail.ts';

/** Reminds companies of ended postings with open applications; in the end their candidates learn that there is no result. */
export const endingsJob = defineJob({ name: 'applications.endings', cron: '41 8 * * *', expireInSeconds: 900 });

/** Days after the end on which the company is reminded. */
const reminderDays = [7, 14];
/** Maximum number of postings per morning and day; the rest waits for the next morning. */
const postingsPerDay = 2000;
/** Mails per statement. */
const atOnce = 500;

/** What happens when an ended posting has applications without a result (rules.md#results). */
export async function handleEndingJobs({
  database,
  clock,
  jobs,
  mailer,
  employers,
}: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer'> & {
  employers: Pick<Employers, 'contactOf'>;
}): Promise<void> {
  /** Takes those of these postings that are still unanswered: one may have been renewed since the job listed it. */
  const claim = async (tx: Executor, listed: readonly store.UnansweredPosting[], days: number) => {
    const among = listed.map(({ postingId }) => postingId);
    const asked = await store.listUnanswered(tx, { days, now: clock.now(), limit: among.length, among });
    const claimed = asked.length > 0 ? await store.claimEndings(tx, asked, days) : new Set();
    return asked.filter(({ postingId }) => claimed.has(postingId));
  };

  const remind = async (tx: Executor, employerId: number, asked: readonly store.UnansweredPosting[], days: number) => {
    const listed = await claim(tx, asked, days);
    const contact = await employers.contactOf(tx, employerId);
    if (!contact || listed.length === 0) return;
    await mailer.queue(tx, {
      template: openApplicationsMail,
      params: toPostingsInMail(listed),
      to: contact.email,
      accountId: contact.accountId,
      language: contact.language,
    });
  };

  const notify = async (tx: Executor, ended: store.UnansweredPosting): Promise<string[]> => {
    const { postingId } = ended;
    const [claimed] = await claim(tx, [ended], silenceDays);
    const posting = claimed && (await findMailPosting(tx, postingId));
    if (!posting) return [];
    const { positionTitle, company, shown } = posting;
    const people = await store.listUnansweredPeople(tx, postingId);
    const mails = people.flatMap(({ id, candidateId, email, language }) =>
      email === null
        ? []
        : [
            {
              to: email,
              language,
              accountId: candidateId,
              params: { positionTitle, company, posting: shown, applicationId: candidateId && id },
            },
          ],
    );
    const ids = [];
    for (let from = 0; from < mails.length; from += atOnce)
      ids.push(...(await mailer.queueMany(tx, noResultMail, mails.slice(from, from + atOnce))));
    return ids;
  };

  await jobs.handle(endingsJob, async () => {
    const now = clock.now();
    const { executor } = database;
    const silent = await store.listUnanswered(executor, { days: silenceDays, now, limit: postingsPerDay });
    for (const ended of silent) await mailer.deliver(await database.transaction((tx) => notify(tx, ended)));
    for (const days of reminderDays) {
      const ended = await store.listUnanswered(executor, { days, now, limit: postingsPerDay });
      for (const [employerId, own] of Map.groupBy(ended, (one) => one.employerId))
        await database.transaction((tx) => remind(tx, employerId, own, days));
    }
  });
}
