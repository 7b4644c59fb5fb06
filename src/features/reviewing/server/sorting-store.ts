import { and, desc, eq, inArray } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { ApplicationStatus } from '#features/applying/application-type.ts';
import { markSorted } from '#features/applying/server/application-marks.ts';
import { applications } from '#features/applying/server/application-table.ts';
import type { Executor } from '#host/database/database.ts';
import { recordEvents } from '../received/server/event-store.ts';
import { applicationEvents } from '../received/server/review-table.ts';
import { memberName } from './event-history.ts';

/**
 * The statuses of applications, locked until the transaction ends; in a fixed order, so that two groups cannot
 * deadlock.
 */
export async function lockStatuses(
  tx: Executor,
  ids: readonly string[],
): Promise<{ id: string; status: ApplicationStatus }[]> {
  return tx
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)
    .for('update');
}

/** Sets the status of these, which had another one, and records it in the history of each. */
export async function setStatuses(
  tx: Executor,
  ids: readonly string[],
  status: ApplicationStatus,
  by: { actorId: string; happenedAt: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await markSorted(tx, ids, status);
  await recordEvents(tx, ids, { event: 'sorted', status, ...by });
}

/** Name of the member who sorted it last, or their address; null when nobody did or that account was deleted. */
export async function findLastSorter(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ name: memberName })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.id, applicationEvents.actorId))
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.event, 'sorted')))
    .orderBy(desc(applicationEvents.id))
    .limit(1);
  return row?.name ?? null;
}
