import { and, eq, isNull } from 'drizzle-orm';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import type { Executor } from '#host/database/database.ts';
import { type PeriodRow, postingPeriods } from './posting-table.ts';

/** A period that has not begun, with the current settings of its ad type. */
export interface WaitingPeriod extends PeriodRow {
  priority: number;
  questionnaire: boolean;
}

export async function insertPeriods(tx: Executor, ...periods: (typeof postingPeriods.$inferInsert)[]): Promise<void> {
  await tx.insert(postingPeriods).values(periods);
}

const waiting = (postingId: number) =>
  and(eq(postingPeriods.postingId, postingId), isNull(postingPeriods.startedAt), isNull(postingPeriods.droppedAt));

/** The waiting period of a posting; the caller has locked the posting. */
export async function findWaitingPeriod(tx: Executor, postingId: number): Promise<WaitingPeriod | null> {
  const [row] = await tx
    .select({ period: postingPeriods, priority: adTypes.priority, questionnaire: adTypes.questionnaire })
    .from(postingPeriods)
    .innerJoin(adTypes, eq(adTypes.code, postingPeriods.adType))
    .where(waiting(postingId));
  return row ? { ...row.period, priority: row.priority, questionnaire: row.questionnaire } : null;
}

/** Whether postings of this ad type may currently have questions (rules.md#questions). */
export async function takesQuestions(tx: Executor, adType: string): Promise<boolean> {
  const [row] = await tx.select({ questionnaire: adTypes.questionnaire }).from(adTypes).where(eq(adTypes.code, adType));
  return row?.questionnaire ?? false;
}

/** Starts the waiting period of a posting. */
export async function beginWaitingPeriod(tx: Executor, postingId: number, startedAt: Date): Promise<void> {
  await tx.update(postingPeriods).set({ startedAt }).where(waiting(postingId));
}

/** Makes the waiting period of a posting use a credit of the package bought with it. */
export async function setPackage(tx: Executor, id: number, packageId: number): Promise<void> {
  await tx.update(postingPeriods).set({ packageId }).where(eq(postingPeriods.id, id));
}

/** Drops the waiting period of a posting, if there is one. */
export async function dropWaitingPeriod(tx: Executor, postingId: number, droppedAt: Date): Promise<void> {
  await tx.update(postingPeriods).set({ droppedAt }).where(waiting(postingId));
}
