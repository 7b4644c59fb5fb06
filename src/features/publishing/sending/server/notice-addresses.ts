import { eq } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';

/** Where notices about applications to a posting are wanted (rules.md#notice-addresses). */
export async function findNoticeAddresses(executor: Executor, postingId: number): Promise<string[]> {
  const [row] = await executor
    .select({ email: postings.notificationsEmail })
    .from(postings)
    .where(eq(postings.id, postingId));
  return row ? [row.email] : [];
}
