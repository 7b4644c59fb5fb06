import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { writes } from '../../server/waiting-store.ts';
import type { AgentMails } from './agent-mail.tsx';
import { type Composed, type ComposerDeps, composeMails } from './mail-composer.ts';
import * as store from './mailing-store.ts';

/** Sends the mails about agents' hits, in batches, every minute. */
export const writeAgentMailsJob = defineJob({
  name: 'agents.write',
  cron: '* * * * *',
  retryLimit: 0,
  // Enough for one batch on a slow mail server.
  expireInSeconds: 900,
});

/** Number of agents whose mails are composed in one transaction. */
const batchSize = 50;
/** Max unsent mails, absolute and in minutes of throughput; beyond that agents wait: a row is cheaper than a mail. */
const maxUnsent = 500;
const maxUnsentMinutes = 5;
/** The job ends before the next run starts. */
const runMs = 55_000;

export interface MailingDeps extends ComposerDeps, Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer'> {
  mails: AgentMails;
  /** Max agent mails per minute, across all processes. */
  perMinute: number;
}

/** Result of one transaction: ids of mails to deliver, and whether more agents may be due. */
interface Batch {
  ids: string[];
  more: boolean;
}

/** Template names of all agent mails in the outbox. */
export const templateNames = ({ found, stillWanted }: AgentMails): string[] => [found.name, stillWanted.name];

/** Number of agent mails that may still be created in this minute. The caller holds the mailing lock. */
export async function roomLeft(
  tx: Executor,
  { clock, mailer, mails, perMinute }: Pick<MailingDeps, 'clock' | 'mailer' | 'mails' | 'perMinute'>,
): Promise<number> {
  const { queued, retrying } = await mailer.backlog(tx, templateNames(mails));
  if (queued + retrying > Math.min(maxUnsent, maxUnsentMinutes * perMinute)) return 0;
  return perMinute - (await store.countLastMinute(tx, clock.now()));
}

/**
 * Sends the mails of due agents (ADR 47). An agent's waiting row is the lock: a concurrent match of a posting either
 * holds the row, and the agent is skipped until later, or waits for this transaction and inserts a new row.
 */
export function createAgentMailing(deps: MailingDeps) {
  const { database, clock, mailer, mails } = deps;

  const queue = async (tx: Executor, composed: readonly Composed[], now: Date): Promise<string[]> => {
    const ids = await mailer.queueMany(
      tx,
      mails.found,
      composed.map(({ mail, due: { agent, owner } }) => ({
        params: mail,
        to: owner.email,
        language: owner.language,
        accountId: agent.accountId,
      })),
    );
    await store.recordMails(
      tx,
      composed.map(({ mail, due: { agent } }, place) => ({
        id: ids[place] as string,
        agentId: agent.id,
        accountId: agent.accountId,
        postingIds: mail.postings.map(({ id }) => id),
        createdAt: now,
      })),
    );
    return ids;
  };

  const writeBatch = (): Promise<Batch> =>
    database.transaction(async (tx) => {
      await store.lockMailing(tx);
      const now = clock.now();
      const limit = Math.min(batchSize, await roomLeft(tx, deps));
      if (limit <= 0) return { ids: [], more: false };
      const claimed = await store.claimDue(tx, now, limit);
      if (claimed.length === 0) return { ids: [], more: false };
      const dues = (await store.readDue(tx, claimed)).filter(
        ({ agent, owner }) => writes(agent, now) && !owner.blocked && !owner.refused,
      );
      const { mails: composed, notified } = await composeMails(tx, dues, now, deps);
      const ids = await queue(tx, composed, now);
      const written = composed.map(({ due }) => due.agent.id);
      await store.markHitsNotified(tx, claimed, notified);
      await store.markMailed(tx, written, now);
      await store.dropWaitingRows(tx, claimed);
      return { ids, more: true };
    });

  return {
    /** Composes and delivers mails until none is due or the rate limit of the minute is reached. */
    async write(): Promise<void> {
      await mailer.deliverHeldUp(templateNames(mails));
      const end = clock.now().getTime() + runMs;
      for (;;) {
        const { ids, more } = await writeBatch();
        await mailer.deliver(ids);
        if (!more || clock.now().getTime() > end) return;
      }
    },
  };
}

export async function handleMailingJobs(deps: MailingDeps): Promise<void> {
  const mailing = createAgentMailing(deps);
  await deps.jobs.handle(writeAgentMailsJob, () => mailing.write());
}
