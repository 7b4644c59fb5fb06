import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { AgentSwitch } from '../../fields.ts';
import { ofOwners } from '../../server/agent-store.ts';
import { type AgentRow, agents } from '../../server/agent-table.ts';
import { changeWaiting } from '../../server/waiting-store.ts';
import { dropWaitingRows, markHitsNotified } from './mailing-store.ts';

/** Column values that record use of an agent. */
export const usedAt = (now: Date) => ({ lastUsedAt: now, askedAt: null, restingSince: null });

/**
 * Column values for mail that is switched, paused or resumed; also updates its waiting row. The caller has locked the
 * agent's row.
 */
export async function switchColumns(
  tx: Executor,
  row: AgentRow,
  change: AgentSwitch,
  now: Date,
): Promise<Partial<AgentRow>> {
  const next = {
    emailNotifications: change.emailNotifications ?? row.emailNotifications,
    frequency: change.frequency ?? row.frequency,
    pausedUntil: change.pausedUntil === undefined ? row.pausedUntil : change.pausedUntil,
  };
  const switched = next.emailNotifications !== row.emailNotifications;
  const changed = switched || next.frequency !== row.frequency || next.pausedUntil !== row.pausedUntil;
  if (changed) await changeWaiting(tx, row, next, now);
  return { ...next, ...(switched ? { switchedAt: now } : {}), ...usedAt(now), updatedAt: now };
}

/** Switches off the mail of an agent, or of all agents of its owner; those already off are unchanged. */
export async function stopMail(tx: Executor, row: AgentRow, which: 'this' | 'all', now: Date): Promise<void> {
  const stopped = await tx
    .update(agents)
    .set({
      ...usedAt(now),
      emailNotifications: false,
      switchedAt: now,
      updatedAt: now,
      version: sql`${agents.version} + 1`,
    })
    .where(and(which === 'all' ? ofOwners([row]) : eq(agents.id, row.id), eq(agents.emailNotifications, true)))
    .returning({ id: agents.id });
  const ids = stopped.map(({ id }) => id);
  if (ids.length === 0) return;
  await dropWaitingRows(tx, ids);
  await markHitsNotified(tx, ids);
}
