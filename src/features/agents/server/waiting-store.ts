import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { localDay } from '#kit/dates.ts';
import { nextMailing } from '../mail-times.ts';
import { isPaused } from '../pause.ts';
import { type AgentRow, agentHits, waitingAgents } from './agent-table.ts';

/** Whether an agent writes now: switched on, neither paused nor resting. */
export const writes = (
  {
    emailNotifications,
    pausedUntil,
    restingSince,
  }: Pick<AgentRow, 'emailNotifications' | 'pausedUntil' | 'restingSince'>,
  now: Date,
): boolean => emailNotifications && restingSince === null && !isPaused({ pausedUntil }, localDay(now));

/** Within this time switching off and on again changes nothing: the list offers to undo what was clicked. */
const undoMs = 10 * 60_000;

/**
 * The agent's mail was changed: what waits goes at its new time. What an agent that does not write had found is left out when it
 * would be due; when it is switched on again later than at once, it is mailed no more. The agent's row is locked.
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
