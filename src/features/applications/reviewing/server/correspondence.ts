import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { applicationMessages } from '../../messaging/server/message-table.ts';
import { applicationNotes } from '../../received/server/review-table.ts';

/** Whether something is noted about an application, and how many messages it has. */
export async function findCorrespondence(
  executor: Executor,
  applicationId: string,
): Promise<{ noted: boolean; messages: number; unreadMessages: number }> {
  const of = eq(applicationMessages.applicationId, applicationId);
  const unread = and(of, eq(applicationMessages.side, 'candidate'), isNull(applicationMessages.readAt));
  const [notes, messages, unreadMessages] = await Promise.all([
    executor.$count(
      applicationNotes,
      and(eq(applicationNotes.applicationId, applicationId), ne(applicationNotes.text, '')),
    ),
    executor.$count(applicationMessages, of),
    executor.$count(applicationMessages, unread),
  ]);
  return { noted: notes > 0, messages, unreadMessages };
}
