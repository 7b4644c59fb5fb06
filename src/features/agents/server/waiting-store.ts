import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { localDay } from '#shared/dates.ts';
import { nextMailing } from '../mailing/mail-times.ts';
import { type AgentRow, agentHits, waitingAgents } from './agent-table.ts';

/** Whether an agent writes now: switched on, neither paused nor resting. */
export const writes = (
  {
    emailNotifications,
    pausedUntil,
    restingSince,
  }: Pick<AgentRow, 'emailNotifications' | 'pausedUntil' | 'restingSince'>,
  now: Date,
): boolean =>
  emailNotifications && restingSince === null && (pausedUntil === null || pausedUntil <= localDay(now));

/**
 * The agent's mail was changed: what waits goes at its new time, or is mailed no more when it does not write now. The
 * agent's row is locked.
 */
export async function dropWaiting(
  tx: Executor,
  agentId: number,
  next: Pick<AgentRow, 'emailNotifications' | 'pausedUntil' | 'frequency'>,
  now: Date,
): Promise<void> {
  if (writes({ ...next, restingSince: null }, now)) {
    await tx
      .update(waitingAgents)
      .set({ dueAt: nextMailing(next.frequency, now) })
      .where(eq(waitingAgents.agentId, agentId));
    return;
  }
  await tx.delete(waitingAgents).where(eq(waitingAgents.agentId, agentId));
  await tx
    .update(agentHits)
    .set({ told: true })
    .where(and(eq(agentHits.agentId, agentId), sql`not ${agentHits.told}`));
}
