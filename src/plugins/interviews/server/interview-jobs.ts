import { aboutOf, findMailPosting } from '#features/applying/server/mail-posting.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { reminderMail } from './interview-mail.tsx';
import {
  calendarEvent,
  candidatePath,
  deliverInterviewMailsJob,
  type PostDeps,
  sendMails,
  slotOf,
  toCandidate,
} from './interview-post.ts';
import * as store from './interview-store.ts';
import * as roundStore from './round-store.ts';

/** Reminds candidates of the next day's interviews. */
export const remindOfInterviewsJob = defineJob({
  name: 'applications.remind-of-interviews',
  cron: '*/10 * * * *',
});

const before = 86_400_000;
/** Reminders per transaction, and transactions per run; the next run, minutes later, continues. */
const batch = 200;
const batches = 20;

/** Jobs about interviews: sending mails, and the reminder a day before, once for each chosen time. */
export async function handleInterviewJobs(deps: PostDeps & Pick<Machinery, 'database' | 'clock'>): Promise<void> {
  const { database, clock, jobs, mailer, linkSecret } = deps;

  await jobs.handle(deliverInterviewMailsJob, ({ ids }) => mailer.deliver(ids));

  const remind = async (tx: Executor, ids: readonly string[], now: Date): Promise<void> => {
    const claimed = new Set(ids);
    const rounds = await roundStore.readRounds(
      tx,
      await roundStore.listRounds(tx, roundStore.roundsOfInterviews(tx, ids), { limit: ids.length }),
    );
    const mails = [];
    for (const whole of rounds) {
      const { round } = whole;
      const about = await findMailPosting(tx, round.postingId);
      for (const one of whole.invited) {
        const slot = slotOf(whole, one.interview);
        const address = about && toCandidate(one.person, about);
        if (!claimed.has(one.interview.id) || !about || !slot || !address) continue;
        const side = { side: 'candidate', cancelled: false } as const;
        const params = {
          ...aboutOf(about),
          event: calendarEvent(deps, { about, round, now }, one, slot, side),
          path: candidatePath(linkSecret, one.person, one.interview.id),
        };
        mails.push({ ...address, params });
      }
    }
    await sendMails(tx, deps, reminderMail, mails);
  };

  await jobs.handle(remindOfInterviewsJob, async () => {
    for (let done = 0; done < batches; done += 1) {
      const now = clock.now();
      const until = new Date(now.getTime() + before);
      const found = await database.transaction(async (tx) => {
        const ids = await store.claimReminders(tx, { now, until, limit: batch });
        await remind(tx, ids, now);
        return ids.length;
      });
      if (found < batch) return;
    }
  });
}
