import { sql } from 'drizzle-orm';
import * as postings from '#features/postings/server/posting-store.ts';
import type { ViewSource } from '#features/postings/view-sources.ts';
import type { Executor } from '#host/database/database.ts';
import { postingApplyClicks, postingDailyApplyClicks, postingDailyViews, postingViews } from './statistics-table.ts';

/** Counts a view unless this visitor was counted on this day. */
export async function countView(
  tx: Executor,
  postingId: number,
  { day, visitor, source }: { day: string; visitor: string; source: ViewSource },
): Promise<void> {
  const [fresh] = await tx.insert(postingViews).values({ postingId, day, visitor }).onConflictDoNothing().returning();
  if (!fresh) return;
  await postings.countView(tx, postingId);
  await tx
    .insert(postingDailyViews)
    .values({ postingId, day, source, count: 1 })
    .onConflictDoUpdate({
      target: [postingDailyViews.postingId, postingDailyViews.day, postingDailyViews.source],
      set: { count: sql`${postingDailyViews.count} + 1` },
    });
}

/** Counts a request for the external link or phone, unless this visitor was counted on this day. */
export async function countApplyClick(
  tx: Executor,
  postingId: number,
  { day, visitor }: { day: string; visitor: string },
): Promise<void> {
  const [fresh] = await tx
    .insert(postingApplyClicks)
    .values({ postingId, day, visitor })
    .onConflictDoNothing()
    .returning();
  if (!fresh) return;
  await tx
    .insert(postingDailyApplyClicks)
    .values({ postingId, day, count: 1 })
    .onConflictDoUpdate({
      target: [postingDailyApplyClicks.postingId, postingDailyApplyClicks.day],
      set: { count: sql`${postingDailyApplyClicks.count} + 1` },
    });
}
