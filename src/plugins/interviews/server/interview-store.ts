import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { interviewRounds, interviewSlots, interviews } from './interview-table.ts';
import { type InterviewRow, type Invited, personColumns, type RoundRow, type SlotRow } from './round-store.ts';

/** Whether an application matches the condition of its owner. */
export async function isSentBy(executor: Executor, applicationId: string, ofPerson: SQL | undefined): Promise<boolean> {
  return (await executor.$count(applications, and(eq(applications.id, applicationId), ofPerson))) > 0;
}

const stands = and(isNull(interviewRounds.cancelledAt), isNull(interviewSlots.removedAt));

/** Future times of a company, free or chosen. */
export async function listBusy(
  executor: Executor,
  employerId: number,
  now: Date,
  limit: number,
): Promise<Pick<SlotRow, 'startsAt' | 'endsAt'>[]> {
  return executor
    .select({ startsAt: interviewSlots.startsAt, endsAt: interviewSlots.endsAt })
    .from(interviewSlots)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviewSlots.roundId))
    .innerJoin(postings, eq(postings.id, interviewRounds.postingId))
    .where(and(eq(postings.employerId, employerId), stands, gt(interviewSlots.endsAt, now)))
    .orderBy(asc(interviewSlots.startsAt))
    .limit(limit);
}

/** Locks the applications of an offer, so that none is withdrawn or erased until the transaction ends. */
export async function lockInvited(tx: Executor, ids: readonly string[]): Promise<Invited[]> {
  return tx
    .select(personColumns)
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.id))
    .for('share');
}

/** Those of these applications that have a future interview, or can still choose a time. */
export async function listWithInterview(
  tx: Executor,
  applicationIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: interviews.applicationId })
    .from(interviews)
    .innerJoin(interviewSlots, eq(interviewSlots.roundId, interviews.roundId))
    .where(
      and(
        inArray(interviews.applicationId, [...applicationIds]),
        isNull(interviews.cancelledAt),
        or(
          and(isNull(interviews.slotId), isNull(interviewSlots.removedAt), gt(interviewSlots.startsAt, now)),
          and(eq(interviews.slotId, interviewSlots.id), gt(interviewSlots.endsAt, now)),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function insertRound(
  tx: Executor,
  round: typeof interviewRounds.$inferInsert,
  slots: readonly Pick<SlotRow, 'startsAt' | 'endsAt'>[],
  applicationIds: readonly string[],
): Promise<RoundRow> {
  const [inserted] = await tx.insert(interviewRounds).values(round).returning();
  const row = inserted as RoundRow;
  await insertSlots(tx, row.id, slots);
  await tx
    .insert(interviews)
    .values(applicationIds.map((applicationId) => ({ roundId: row.id, applicationId, createdAt: row.createdAt })));
  return row;
}

export async function insertSlots(
  tx: Executor,
  roundId: string,
  slots: readonly Pick<SlotRow, 'startsAt' | 'endsAt'>[],
): Promise<void> {
  await tx.insert(interviewSlots).values(slots.map((slot) => ({ ...slot, roundId })));
}

export async function updateSlot(tx: Executor, id: string, change: Partial<SlotRow>): Promise<void> {
  await tx.update(interviewSlots).set(change).where(eq(interviewSlots.id, id));
}

export async function updateRound(tx: Executor, id: string, change: Partial<RoundRow>): Promise<void> {
  await tx.update(interviewRounds).set(change).where(eq(interviewRounds.id, id));
}

/** Changes interviews; `raise` increases the sequence for calendars. */
export async function updateInterviews(
  tx: Executor,
  ids: readonly string[],
  change: Partial<InterviewRow>,
  { raise }: { raise: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(interviews)
    .set({ ...change, ...(raise ? { sequence: sql`${interviews.sequence} + 1` as never } : {}) })
    .where(inArray(interviews.id, [...ids]));
}

/**
 * Claims reminders: chosen interviews that begin before `until` and are not marked as reminded are marked now; those
 * chosen within the last day need none. Locked rows are skipped and found the next time.
 */
export async function claimReminders(
  tx: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const due = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(interviewSlots, eq(interviewSlots.id, interviews.slotId))
    .where(
      and(
        isNull(interviews.cancelledAt),
        isNull(interviews.remindedAt),
        isNotNull(interviews.chosenAt),
        gt(interviewSlots.startsAt, now),
        lte(interviewSlots.startsAt, until),
        sql`${interviews.chosenAt} <= ${interviewSlots.startsAt} - interval '1 day'`,
      ),
    )
    .orderBy(asc(interviewSlots.startsAt))
    .limit(limit)
    .for('update', { of: interviews, skipLocked: true });
  const ids = due.map(({ id }) => id);
  await updateInterviews(tx, ids, { remindedAt: now }, { raise: false });
  return ids;
}
