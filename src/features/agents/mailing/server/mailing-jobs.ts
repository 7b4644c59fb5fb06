import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RegisteredMail } from '#host/mail/mail-template.ts';
import { agentMails } from '../../server/agent-table.ts';
import { writes } from '../../server/waiting-store.ts';
import type { AgentMails } from './agent-mail.tsx';
import { type ComposerDeps, composeMails } from './mail-composer.ts';
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

/** Writes mails of agents and a record of each, under its outbox id; returns these ids. */
export async function queueMails<P>(
  tx: Executor,
  mailer: MailingDeps['mailer'],
  template: RegisteredMail<P>,
  mails: readonly { due: store.DueAgent; params: P; postingIds: number[] }[],
  now: Date,
): Promise<string[]> {
  const ids = await mailer.queueMany(
    tx,
    template,
    mails.map(({ params, due: { agent, owner } }) => ({
      params,
      to: owner.email,
      language: owner.language,
      accountId: agent.accountId,
    })),
  );
  const records = mails.map(({ due: { agent }, postingIds }, place) => ({
    id: ids[place] as string,
    agentId: agent.id,
    accountId: agent.accountId,
    postingIds,
    createdAt: now,
  }));
  if (records.length > 0) await tx.insert(agentMails).values(records);
  return ids;
}

/**
 * Writes the mails of due agents (ADR 47); returns the ids of those to deliver, or null when none is due or the rate
 * limit of the minute is reached. An agent's waiting row is the lock: a concurrent match of a posting either holds the
 * row, and the agent is skipped until later, or waits for this transaction and inserts a new row.
 */
const writeBatch = (deps: MailingDeps): Promise<string[] | null> =>
  deps.database.transaction(async (tx) => {
    await store.lockMailing(tx);
    const now = deps.clock.now();
    const limit = Math.min(batchSize, await roomLeft(tx, deps));
    const claimed = limit > 0 ? await store.claimDue(tx, now, limit) : [];
    if (claimed.length === 0) return null;
    const dues = (await store.readDue(tx, claimed)).filter(
      ({ agent, owner }) => writes(agent, now) && !owner.blocked && !owner.refused,
    );
    const { mails, notified } = await composeMails(tx, dues, now, deps);
    const ids = await queueMails(tx, deps.mailer, deps.mails.found, mails, now);
    const written = mails.map(({ due }) => due.agent.id);
    await store.markHitsNotified(tx, claimed, notified);
    await store.markMailed(tx, written, now);
    await store.dropWaitingRows(tx, claimed);
    return ids;
  });

export async function handleMailingJobs(deps: MailingDeps): Promise<void> {
  const { clock, mailer } = deps;
  await deps.jobs.handle(writeAgentMailsJob, async () => {
    await mailer.deliverHeldUp(templateNames(deps.mails));
    const end = clock.now().getTime() + runMs;
    for (;;) {
      const ids = await writeBatch(deps);
      if (!ids) return;
      await mailer.deliver(ids);
      if (clock.now().getTime() > end) return;
    }
  });
}
