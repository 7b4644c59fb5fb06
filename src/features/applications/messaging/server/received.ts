import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { MessageSide } from '../message-state.ts';
import { applicationMessages } from './message-table.ts';
import { reached } from './thread-store.ts';

/** Messages of one side to the other: since when there are some, and how many are unread. */
export interface Received {
  firstAt: Date;
  unread: number;
}

/** What has been written by one side about each of these applications; those without anything are missing. */
export async function receivedBy(
  executor: Executor,
  applicationIds: readonly string[],
  writtenBy: MessageSide,
): Promise<Map<string, Received>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await executor
    .select({
      id: applicationMessages.applicationId,
      firstAt: min(applicationMessages.createdAt),
      unread: sql<number>`(count(*) filter (where ${applicationMessages.readAt} is null))::int`,
    })
    .from(applicationMessages)
    .where(
      and(
        inArray(applicationMessages.applicationId, [...applicationIds]),
        eq(applicationMessages.side, writtenBy),
        inArray(applicationMessages.state, writtenBy === 'employer' ? [...reached] : ['stored']),
      ),
    )
    .groupBy(applicationMessages.applicationId);
  return new Map(
    rows.flatMap(({ id, firstAt, unread }) => (firstAt ? [[id, { firstAt, unread }] as const] : [])),
  );
}
