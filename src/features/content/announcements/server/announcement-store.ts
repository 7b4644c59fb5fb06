import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { AnnouncementAudience, AnnouncementState } from '../announcement-kinds.ts';
import { announcements } from './announcement-table.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;
export type NewAnnouncement = typeof announcements.$inferInsert;

const inState = (state: AnnouncementState, now: Date): SQL | undefined =>
  ({
    planned: gt(announcements.startsAt, now),
    shown: and(lte(announcements.startsAt, now), gt(announcements.endsAt, now)),
    over: lte(announcements.endsAt, now),
  })[state];

/** Announcements for these audiences that are not over, sorted by start. */
export const listCurrent = (
  executor: Executor,
  audiences: AnnouncementAudience[],
  now: Date,
): Promise<AnnouncementRow[]> =>
  executor
    .select()
    .from(announcements)
    .where(and(gt(announcements.endsAt, now), inArray(announcements.audience, audiences)))
    .orderBy(asc(announcements.startsAt), asc(announcements.id));

/** Sorted by start, the latest first. */
export const listAnnouncements = (
  executor: Executor,
  state: AnnouncementState | null,
  now: Date,
  page: { limit: number; offset: number },
): Promise<AnnouncementRow[]> =>
  executor
    .select()
    .from(announcements)
    .where(state === null ? undefined : inState(state, now))
    .orderBy(desc(announcements.startsAt), desc(announcements.id))
    .limit(page.limit)
    .offset(page.offset);

export const countAnnouncements = (executor: Executor, state: AnnouncementState | null, now: Date): Promise<number> =>
  executor.$count(announcements, state === null ? undefined : inState(state, now));

export async function lockAnnouncement(tx: Executor, id: number): Promise<AnnouncementRow | null> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
  return row ?? null;
}

export async function insertAnnouncement(tx: Executor, values: NewAnnouncement): Promise<AnnouncementRow> {
  const [row] = await tx.insert(announcements).values(values).returning();
  return row as AnnouncementRow;
}

/** Changes the locked announcement and increments its version. */
export async function changeAnnouncement(
  tx: Executor,
  id: number,
  values: Partial<NewAnnouncement>,
): Promise<AnnouncementRow> {
  const [row] = await tx
    .update(announcements)
    .set({ ...values, version: sql`${announcements.version} + 1` })
    .where(eq(announcements.id, id))
    .returning();
  return row as AnnouncementRow;
}

export async function removeAnnouncement(tx: Executor, id: number): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id));
}
