import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, addMonths, type LocalDay, localDay, localInstant } from '#kit/dates.ts';
import type { ApplicationPart } from '../../server/application-parts.ts';
import { toPostingsInMail } from '../../server/postings-in-mail.ts';
import { noticeDays, retentionMonths } from '../retention-months.ts';
import { deletionMail } from './retention-mail.ts';
import * as store from './retention-store.ts';

/** Notifies employers of applications that will soon be deleted. */
export const announceDeletionsJob = defineJob({
  name: 'applications.announce-deletions',
  cron: '21 8 * * *',
});

/** Deletes expired applications of which employers were notified. */
export const deleteOldApplicationsJob = defineJob({
  name: 'applications.delete-old',
  cron: '53 3 * * *',
});

/** Max employers notified per day; the rest are notified on the next day. */
const employersPerDay = 5000;
/** Max applications per transaction, and max transactions per night. */
const batch = 500;
const batchesPerNight = 100;

/** Cutoffs for a day: applications expire when their posting ended before the same day that many months earlier. */
const oldOn = (day: LocalDay): store.OldBefore => ({
  account: localInstant(addMonths(day, -retentionMonths.account), 0),
  guest: localInstant(addMonths(day, -retentionMonths.guest), 0),
});

/** Data about candidates that the deletion needs. */
export interface RetentionCandidates {
  /** The files that are among candidates' documents. */
  documentsOf(tx: Executor, fileIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Deletes expired applications, with files that are not used elsewhere. The employer is notified first and has
 * `noticeDays` whole days to read them (rules.md#retention). The audit log contains only counts.
 */
export async function handleRetentionJobs(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'audit' | 'mailer'> & {
    files: Pick<Files, 'discard'>;
    employers: Pick<Employers, 'contactOf'>;
    candidates: RetentionCandidates;
    parts: () => readonly ApplicationPart[];
  },
): Promise<void> {
  const { database, jobs, clock, audit, mailer, files, employers, candidates } = deps;

  const tell = (employerId: number, now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      const contact = await employers.contactOf(tx, employerId);
      if (!contact) return;
      const today = localDay(now);
      const before = oldOn(addDays(today, noticeDays + 1));
      const postings = await store.markNotified(tx, { employerId, before, now });
      if (postings.length === 0) return;
      await mailer.queue(tx, {
        template: deletionMail,
        params: { ...toPostingsInMail(postings), lastDay: addDays(today, noticeDays) },
        to: contact.email,
        accountId: contact.accountId,
        language: contact.language,
      });
    });

  await jobs.handle(announceDeletionsJob, async () => {
    const now = clock.now();
    const before = oldOn(addDays(localDay(now), noticeDays + 1));
    const waiting = await store.listUnnotified(database.executor, before, employersPerDay);
    for (const employerId of waiting) await tell(employerId, now);
  });
  // Notices are sent in the morning, like other mail to employers; the deletion runs at night.

  const deleteSome = (now: Date): Promise<{ applications: number; documents: number }> =>
    database.transaction(async (tx) => {
      const today = localDay(now);
      const notifiedBefore = localInstant(addDays(today, -noticeDays), 0);
      const deleted = await store.deleteOld(tx, {
        before: oldOn(today),
        notifiedBefore,
        limit: batch,
        parts: deps.parts,
      });
      const unsent = await store.lockUnsent(tx, deleted.fileIds);
      const saved = await candidates.documentsOf(tx, unsent);
      const unused = unsent.filter((id) => !saved.has(id));
      await files.discard(tx, unused);
      const counts = { applications: deleted.applications, documents: unused.length };
      if (counts.applications > 0) {
        await audit.record(tx, {
          actor: null,
          action: 'retention.sweep',
          objectKind: 'application',
          objectId: null,
          details: counts,
        });
      }
      return counts;
    });

  await jobs.handle(deleteOldApplicationsJob, async () => {
    for (let done = 0; done < batchesPerNight; done += 1) {
      const { applications } = await deleteSome(clock.now());
      if (applications < batch) return;
    }
  });
}
