import { and, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { applications } from './application-table.ts';

/** Notes the company's first answer to each of these applications (rules.md#reply-promise); later ones change nothing. */
export async function markAnswered(tx: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(applications)
    .set({ answeredAt: now })
    .where(and(inArray(applications.id, [...ids]), isNull(applications.answeredAt)));
}
