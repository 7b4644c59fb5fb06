import { z } from 'zod';
import type { Employers } from '#features/employers/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, daysBetween, endOfLocalDay, localDay, localInstant } from '#kit/dates.ts';
import { isLive } from '../../posting-state.ts';
import { lockPosting } from '../../server/posting-store.ts';
import type { PostingRow } from '../../server/posting-table.ts';
import { endedMail, endingMail } from './period-mail.ts';
import * as store from './period-mail-store.ts';
import { findUnpaidInvoice } from './period-mail-store.ts';

/** Finds postings whose period ends in a few days. */
export const findEndingPostingsJob = defineJob({ name: 'postings.find-ending', cron: '11 8 * * *' });

/** Mails the employer of one of them. */
export const mailEndingPostingJob = defineJob({
  name: 'postings.mail-ending',
  payload: z.object({ postingId: z.number().int() }),
});

/** How many days before the end the employer is notified (rules.md#renewal). */
const daysBefore = 3;
/** Minimum period in days: a shorter one would only just have begun. */
const minDays = 4;
/** Maximum number of postings per run; the next one finds the rest. */
const most = 5000;

export interface PeriodMails {
  /**
   * Writes the mail that a posting has expired, once per period, in the transaction that records it; does nothing for
   * one that is live or was ended by a person.
   */
  notifyEnded(tx: Executor, postingId: number): Promise<void>;
}

/**
 * Jobs that send mails about the end of periods. Each checks the posting again under its lock, so that none is sent for
 * one renewed meanwhile.
 */
export async function handlePeriodMailJobs(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'mailer'> & {
    employers: Pick<Employers, 'contactOf'>;
  },
): Promise<PeriodMails> {
  const { database, jobs, clock, mailer } = deps;

  /** Records the mail and returns recipient and content; null when it was sent already, or there is no recipient. */
  const begin = async (tx: Executor, posting: PostingRow, kind: 'ending' | 'ended') => {
    const periodStartedAt = posting.lastRenewedAt ?? posting.firstPublishedAt;
    const contact = await deps.employers.contactOf(tx, posting.employerId);
    if (!contact || !periodStartedAt || !posting.liveUntil) return null;
    const note = { postingId: posting.id, kind, periodStartedAt, queuedAt: clock.now() };
    if (!(await store.recordPeriodMail(tx, note))) return null;
    const { email, accountId, language } = contact;
    return {
      addressed: { to: email, accountId, language },
      about: {
        postingId: posting.id,
        positionTitle: posting.positionTitle,
        closesOn: localDay(posting.liveUntil),
        views: posting.viewCount,
        applications: posting.applicationCount,
        renewalInvoice: await findUnpaidInvoice(tx, posting.id),
      },
    };
  };

  await jobs.handle(mailEndingPostingJob, ({ postingId }) =>
    database.transaction(async (tx) => {
      const posting = await lockPosting(tx, postingId);
      const now = clock.now();
      if (!posting?.liveUntil || !isLive(posting, now)) return;
      const daysLeft = daysBetween(localDay(now), localDay(posting.liveUntil));
      if (daysLeft < 1 || daysLeft > daysBefore) return;
      const mail = await begin(tx, posting, 'ending');
      if (!mail) return;
      const params = { ...mail.about, daysLeft };
      await mailer.queue(tx, { ...mail.addressed, template: endingMail, params });
    }),
  );

  await jobs.handle(findEndingPostingsJob, async () => {
    const today = localDay(clock.now());
    const ending = await store.listEnding(database.executor, {
      from: localInstant(addDays(today, 1), 0),
      to: endOfLocalDay(addDays(today, daysBefore)),
      minDays,
      limit: most,
    });
    for (const postingId of ending) {
      const options = { singletonKey: String(postingId) };
      await jobs.send(database.executor, mailEndingPostingJob, { postingId }, options);
    }
  });
  // Runs in the morning: the day begins at midnight, which is no time for mail.

  return {
    async notifyEnded(tx, postingId) {
      const posting = await lockPosting(tx, postingId);
      if (posting?.state !== 'expired') return;
      const mail = await begin(tx, posting, 'ended');
      if (mail) await mailer.queue(tx, { ...mail.addressed, template: endedMail, params: mail.about });
    },
  };
}
