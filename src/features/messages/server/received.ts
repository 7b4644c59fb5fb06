import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { Received } from '#features/applying/sent-news.ts';
import type { CountedMessages } from '#features/reviewing/received/server/application-rows.ts';
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

/** Number of these applications' messages, and of the candidates' messages that the company has not read. */
export async function countMessages(executor: Executor, applicationIds: readonly string[]): Promise<CountedMessages> {
  if (applicationIds.length === 0) return new Map();
  const { applicationId, side, readAt } = applicationMessages;
  const rows = await executor
    .select({
      applicationId,
      messages: sql<number>`count(*)::int`,
      unreadMessages: sql<number>`(count(*) filter (where ${side} = 'candidate' and ${readAt} is null))::int`,
    })
    .from(applicationMessages)
    .where(inArray(applicationId, [...applicationIds]))
    .groupBy(applicationId);
  return new Map(rows.map(({ applicationId: id, ...counts }) => [id, counts]));
}
