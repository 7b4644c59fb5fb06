import { markReminded } from '#features/applying/server/application-marks.ts';
import { mailCompany, toPostingsInMail } from '#features/applying/server/postings-in-mail.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { countReplies } from './reply-figures.ts';
import { digestMail, reminderMail } from './reply-mail.ts';
import * as store from './reply-store.ts';

/** Recalculates companies' reply figures. */
export const countRepliesJob = defineJob({ name: 'applications.count-replies', cron: '17 * * * *' });

/** Reminds companies of promised answers that are due by tomorrow. */
export const remindRepliesJob = defineJob({ name: 'applications.remind-replies', cron: '11 8 * * *' });

/** Sends the digest of yesterday's applications, where one mail a morning is wanted. */
export const digestApplicationsJob = defineJob({ name: 'applications.digest', cron: '31 7 * * *' });

/** Maximum number of companies per morning; the rest waits for the next one. */
const companiesPerDay = 5000;

const counted = ({ ids, ...posting }: store.WaitingApplications) => ({ ...posting, applications: ids.length });

/**
 * Mails to employers about applications besides each one's own, and how employers answer
 * (rules.md#reply-promise, rules.md#application-mails).
 */
export async function handleReplyJobs(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'mailer'> & {
    employers: Pick<Employers, 'contactOf' | 'noticeAddress'>;
  },
): Promise<void> {
  const { database, jobs, clock, mailer, employers } = deps;

  await jobs.handle(countRepliesJob, () => countReplies(database, clock.now()));

  const remind = (employerId: number, now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      const listed = await store.listPromised(tx, employerId, addDays(localDay(now), 1));
      const all = listed.flatMap(({ ids }) => ids);
      const claimed = await markReminded(tx, all, now);
      const promised = listed
        .map((posting) => ({ ...posting, ids: posting.ids.filter((id) => claimed.has(id)) }))
        .filter(({ ids }) => ids.length > 0);
      const firstDay = promised[0]?.firstDay ?? '';
      await mailCompany(tx, deps, reminderMail, employerId, { ...toPostingsInMail(promised.map(counted)), firstDay });
    });

  await jobs.handle(remindRepliesJob, async () => {
    const now = clock.now();
    const waiting = await store.listToRemind(database.executor, addDays(localDay(now), 1), companiesPerDay);
    for (const employerId of waiting) await remind(employerId, now);
  });

  const tell = (recipient: store.DigestRecipient, now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      const unnotified = await store.claimDigest(tx, recipient, now);
      // The address was removed from the posting meanwhile, or everybody has withdrawn.
      if (recipient.email === '' || unnotified.length === 0) return;
      const to = await employers.noticeAddress(tx, recipient.employerId, [recipient.email]);
      if (to === null) return;
      const contact = await employers.contactOf(tx, recipient.employerId);
      await mailer.queue(tx, {
        template: digestMail,
        params: toPostingsInMail(unnotified),
        to,
        language: contact?.language ?? 'sr',
      });
    });

  await jobs.handle(digestApplicationsJob, async () => {
    const now = clock.now();
    for (const recipient of await store.listDigests(database.executor, companiesPerDay)) await tell(recipient, now);
  });
}
