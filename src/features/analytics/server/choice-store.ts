import { asc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { analyticsChoices } from './analytics-table.ts';

/** Stores a choice; returns the id of its record. */
export async function insertChoice(
  executor: Executor,
  choice: Omit<typeof analyticsChoices.$inferInsert, 'id'>,
): Promise<string> {
  const [row] = await executor.insert(analyticsChoices).values(choice).returning({ id: analyticsChoices.id });
  return row?.id ?? '';
}

/** The choices of an account, oldest first. */
export const choicesOf = (executor: Executor, accountId: string) =>
  executor
    .select({
      given: analyticsChoices.given,
      textVersion: analyticsChoices.textVersion,
      at: analyticsChoices.createdAt,
    })
    .from(analyticsChoices)
    .where(eq(analyticsChoices.accountId, accountId))
    .orderBy(asc(analyticsChoices.createdAt));

/** Deletes choices made before `time`. */
export async function deleteChoicesBefore(executor: Executor, time: Date): Promise<void> {
  await executor.delete(analyticsChoices).where(lt(analyticsChoices.createdAt, time));
}
