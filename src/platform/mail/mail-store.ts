import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { type MailRow, mailMessages } from './mail-table.ts';

export async function insertMail(
  executor: Executor,
  values: typeof mailMessages.$inferInsert,
): Promise<string> {
  const [row] = await executor.insert(mailMessages).values(values).returning({ id: mailMessages.id });
  return (row as { id: string }).id;
}

export async function findMail(executor: Executor, id: string): Promise<MailRow | null> {
  const [row] = await executor.select().from(mailMessages).where(eq(mailMessages.id, id));
  return row ?? null;
}

export async function updateMail(
  executor: Executor,
  id: string,
  change: Partial<Omit<MailRow, 'id'>>,
): Promise<void> {
  await executor.update(mailMessages).set(change).where(eq(mailMessages.id, id));
}

export async function countAttempt(
  executor: Executor,
  id: string,
  state: 'retrying' | 'failed',
  error: string,
): Promise<void> {
  const change = { state, lastError: error.slice(0, 500), attempts: sql`${mailMessages.attempts} + 1` };
  await executor.update(mailMessages).set(change).where(eq(mailMessages.id, id));
}
