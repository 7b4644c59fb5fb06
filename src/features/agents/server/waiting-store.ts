import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { localDay } from '#kit/dates.ts';
import { nextMailing } from '../mail-times.ts';
import { isPaused } from '../pause.ts';
import { type AgentRow, agentHits, waitingAgents } from './agent-table.ts';

/** Whether an agent currently sends mail: switched on, neither paused nor inactive. */
export const writes = (
  {
    emailNotifications,
    pausedUntil,
    restingSince,
  }: Pick<AgentRow, 'emailNotifications' | 'pausedUntil' | 'restingSince'>,
  now: Date,
): boolean => emailNotifications && restingSince === null && !isPaused({ pausedUntil }, localDay(now));

/** Within this time, switching off and on again has no effect, because the list offers undo. */
const undoMs = 10 * 60_000;

/**
 * Updates pending mail after a change of the agent's mail settings: it is rescheduled. Pending hits of an agent that
 * does not send mail are skipped when due, and discarded when it is switched on after the undo time. The caller has
 * locked the agent's row.
 */
export async function changeWaiting(
  tx: Executor,
  row: AgentRow,
  next: Pick<AgentRow, 'emailNotifications' | 'pausedUntil' | 'frequency'>,
  now: Date,
): Promise<void> {
  if (!writes({ ...next, restingSince: null }, now)) return;
  const agentId = row.id;
  if (writes(row, now) || now.getTime() - row.updatedAt.getTime() <= undoMs) {
    await tx
      .update(waitingAgents)
      .set({ dueAt: nextMailing(next.frequency, now) })
      .where(eq(waitingAgents.agentId, agentId));
    return;
  }
  await tx.delete(waitingAgents).where(eq(waitingAgents.agentId, agentId));
  await tx
    .update(agentHits)
    .set({ notified: true })
    .where(and(eq(agentHits.agentId, agentId), sql`not ${agentHits.notified}`));
}
