import { and, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Received } from '#features/applying/sent-news.ts';
import type { Executor } from '#host/database/database.ts';
import { applicationMessages } from './message-table.ts';
import { reached } from './thread-store.ts';

/** The company's messages about each of these applications; those without any are missing. */
export async function receivedFromCompany(
  executor: Executor,
  applicationIds: readonly string[],
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
        eq(applicationMessages.side, 'employer'),
        inArray(applicationMessages.state, [...reached]),
      ),
    )
    .groupBy(applicationMessages.applicationId);
  return new Map(rows.flatMap(({ id, firstAt, unread }) => (firstAt ? [[id, { firstAt, unread }] as const] : [])));
}

/** Number of an application's messages, and of the candidate's messages that the company has not read. */
export async function countMessages(
  executor: Executor,
  applicationId: string,
): Promise<{ messages: number; unreadMessages: number }> {
  const of = eq(applicationMessages.applicationId, applicationId);
  const unread = and(of, eq(applicationMessages.side, 'candidate'), isNull(applicationMessages.readAt));
  const [messages, unreadMessages] = await Promise.all([
    executor.$count(applicationMessages, of),
    executor.$count(applicationMessages, unread),
  ]);
  return { messages, unreadMessages };
}
