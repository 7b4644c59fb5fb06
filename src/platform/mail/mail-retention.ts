import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { mailMessages } from './mail-table.ts';

/** Forgets mails made before `until`, with their attempts, at most `batch` of them; those still to be sent stay. */
export async function deleteMailBefore(executor: Executor, until: Date, batch: number): Promise<number> {
  const old = executor
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(and(lt(mailMessages.createdAt, until), notInArray(mailMessages.state, ['queued', 'retrying'])))
    .limit(batch);
  const result = await executor.delete(mailMessages).where(inArray(mailMessages.id, sql`(${old})`));
  return result.rowCount ?? 0;
}
