import type { Executor } from '#host/database/database.ts';
import { partsOf } from '#kit/parts-of.ts';
import { applicationEvents } from './review-table.ts';

type NewEvent = Omit<typeof applicationEvents.$inferInsert, 'id' | 'applicationId'>;

/** Maximum number of applications per statement: each row has five values, and a statement accepts 65,535. */
const atOnce = 5000;

/** Records the same event in the history of each of these applications, in the caller's transaction. */
export async function recordEvents(tx: Executor, applicationIds: readonly string[], event: NewEvent): Promise<void> {
  for (const part of partsOf(applicationIds, atOnce))
    await tx.insert(applicationEvents).values(part.map((applicationId) => ({ ...event, applicationId })));
}
