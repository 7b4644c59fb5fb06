import { and, eq, ne } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { daysAgo } from '#kit/dates.ts';
import type { ApplicationNote } from '../fields.ts';
import { applicationNotes } from '../received/server/review-table.ts';
import { actorOf, memberName } from './event-history.ts';

/** The note about an application; an empty one of version 0 where none was ever written. */
export async function readNote(executor: Executor, applicationId: string, now: Date): Promise<ApplicationNote> {
  const [row] = await executor
    .select({
      text: applicationNotes.text,
      version: applicationNotes.version,
      updatedAt: applicationNotes.updatedAt,
      name: memberName,
    })
    .from(applicationNotes)
    .leftJoin(accounts, eq(accounts.id, applicationNotes.updatedBy))
    .where(eq(applicationNotes.applicationId, applicationId));
  if (!row) return { text: '', version: 0, actor: actorOf(null, false), updatedAt: null, daysAgo: 0 };
  return {
    text: row.text,
    version: row.version,
    actor: actorOf(row.name, true),
    updatedAt: row.updatedAt.toISOString(),
    daysAgo: daysAgo(row.updatedAt, now),
  };
}

/** Whether an application has a note. */
export const hasNote = async (executor: Executor, applicationId: string): Promise<boolean> =>
  (await executor.$count(
    applicationNotes,
    and(eq(applicationNotes.applicationId, applicationId), ne(applicationNotes.text, '')),
  )) > 0;

/** Writes a note; a cleared one stays as an empty row, so that no version is reused. */
export async function writeNote(tx: Executor, note: typeof applicationNotes.$inferInsert): Promise<void> {
  await tx
    .insert(applicationNotes)
    .values(note)
    .onConflictDoUpdate({ target: applicationNotes.applicationId, set: note });
}
