import { daysBetween, localDay } from '#kit/dates.ts';
import type { ThreadMessage } from '../fields.ts';
import type { MessageSide, Undelivered } from '../message-state.ts';
import { reached, type ThreadRow } from './thread-store.ts';

type Way = NonNullable<ThreadMessage['delivery']>;

const way = (state: Way['state'], at: Date | null = null, why: Undelivered | null = null): Way => ({
  state,
  why,
  at: at?.toISOString() ?? null,
});

/** Delivery by the outbox while it still has to send the mail; otherwise the message's own state applies. */
const wayOfMail = (mail: ThreadRow['mail']): Way => {
  if (mail?.state === 'sent') return way('sent', mail.sentAt);
  if (mail?.state === 'retrying') return way('retrying', mail.nextAttemptAt);
  if (mail?.state === 'queued') return way(mail.attempts > 0 ? 'sending' : 'waiting');
  if (mail?.state === 'failed') return way('failed', null, mail.lastCode === null ? 'gave-up' : 'refused');
  if (mail?.state === 'withheld') return way('failed', null, 'address');
  return way('kept');
};

/** Delivery of a company's message: by the state of its mail, or why none was written. */
export function deliveryOf({ message, mail }: Pick<ThreadRow, 'message' | 'mail'>): Way | null {
  switch (message.state) {
    case 'stored':
      return null;
    case 'waiting':
      return way('waiting');
    case 'left-out':
      return way('left-out', null, message.excludedReason);
    case 'queued':
      return wayOfMail(mail);
    default:
      // An administrator may have it resent.
      if (mail?.state === 'queued' || mail?.state === 'retrying') return wayOfMail(mail);
      if (message.state === 'sent') return way('sent', mail?.sentAt ?? null);
      if (message.state === 'on-site') return way('on-site');
      return way('failed', null, message.state);
  }
}

/** Whether a side can read a message: candidates see the messages that were written to them, not the excluded ones. */
export const isReadBy = (reader: MessageSide, { message }: Pick<ThreadRow, 'message'>): boolean =>
  reader === 'employer' || message.side === 'candidate' || reached.some((state) => state === message.state);

/** A message as one of the sides reads it; until it is written for its recipient, with placeholders. */
export function toThreadMessage(row: ThreadRow, reader: MessageSide, now: Date): ThreadMessage {
  const { message, written, author } = row;
  const { id, side, createdAt } = message;
  const text = message.body === '' && written ? written : message;
  const forCompany = reader === 'employer';
  return {
    id,
    side,
    subject: text.subject,
    body: text.body,
    author: forCompany && side === 'employer' ? author : null,
    at: createdAt.toISOString(),
    daysAgo: daysBetween(localDay(createdAt), localDay(now)),
    unread: side !== reader && message.readAt === null,
    delivery: forCompany ? deliveryOf(row) : null,
  };
}
