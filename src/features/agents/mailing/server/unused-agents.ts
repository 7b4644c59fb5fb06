import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import { addMonths, localDay, localInstant } from '#kit/dates.ts';
import { agents } from '../../server/agent-table.ts';
import { companiesOf, mailingAgentOf } from './mail-composer.ts';
import { type MailingDeps, queueMails, roomLeft } from './mailing-jobs.ts';
import * as store from './mailing-store.ts';

/** Asks owners about agents unused for a year, and deactivates those whose owners did not answer. */
export const askUnusedJob = defineJob({
  name: 'agents.askUnused',
  cron: '*/20 9-11 * * *',
  expireInSeconds: 900,
});

/** Months without a click, visit or change, and days to answer (rules.md#agent-mails). */
const unusedMonths = 12;
const answerDays = 30;
/** Max agents per transaction, and max batches per run; the rest are handled by later runs. */
const batchSize = 50;
const maxBatches = 40;

const dayMs = 86_400_000;
const yearBefore = (now: Date): Date => localInstant(addMonths(localDay(now), -unusedMonths), 0);

/** Locks agents with mail on, unused for a year and not asked yet; rows locked by other transactions are skipped. */
async function claimUnused(tx: Executor, now: Date, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; owner: string | null }>(
    sql`select a.id, a.account_id as owner from ${agents} a left join ${accounts} owner on owner.id = a.account_id
      where a.last_used_at < ${yearBefore(now).toISOString()} and a.email_notifications
        and a.asked_at is null and a.resting_since is null
        and (a.paused_until is null or a.paused_until <= ${localDay(now)}::date)
        and owner.blocked_at is null and owner.mail_refused_at is null
      order by a.last_used_at, a.id limit ${limit}
      for update of a skip locked`,
  );
  return store.lockedWithOwners(tx, rows);
}

/** Asks one batch of owners; returns the ids of the mails to deliver, or null when there is nobody to ask now. */
const askBatch = (deps: MailingDeps): Promise<string[] | null> =>
  deps.database.transaction(async (tx) => {
    await store.lockMailing(tx);
    const now = deps.clock.now();
    const limit = Math.min(batchSize, await roomLeft(tx, deps));
    const claimed = limit > 0 ? await claimUnused(tx, now, limit) : [];
    if (claimed.length === 0) return null;
    const dues = await store.readDue(tx, claimed);
    const companies = await companiesOf(
      tx,
      dues.map(({ agent }) => agent),
    );
    const asked = dues.map((due) => {
      const params = mailingAgentOf(due.agent, due.owner.language, companies, deps);
      return { due, params, postingIds: [] };
    });
    const ids = await queueMails(tx, deps.mailer, deps.mails.stillWanted, asked, now);
    await tx.update(agents).set({ askedAt: now }).where(inArray(agents.id, claimed));
    return ids;
  });

/** Stops the mail of agents not used within 30 days of the question; they still collect hits. */
const letRest = ({ database, clock }: MailingDeps): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const rested = await tx
      .update(agents)
      .set({ restingSince: now })
      .where(
        and(
          isNotNull(agents.askedAt),
          lt(agents.askedAt, new Date(now.getTime() - answerDays * dayMs)),
          isNull(agents.restingSince),
          eq(agents.emailNotifications, true),
        ),
      )
      .returning({ id: agents.id });
    const ids = rested.map(({ id }) => id);
    if (ids.length === 0) return;
    await store.dropWaitingRows(tx, ids);
    await store.markHitsNotified(tx, ids);
  });

export async function handleUnusedAgents(deps: MailingDeps): Promise<void> {
  await deps.jobs.handle(askUnusedJob, async () => {
    await letRest(deps);
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const ids = await askBatch(deps);
      if (!ids) return;
      await deps.mailer.deliver(ids);
    }
  });
}
