import { and, desc, eq, exists, gte, ilike, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { containing } from '#host/database/like.ts';
import { type MailRow, mailAttempts, mailMessages } from '#host/mail/mail-table.ts';
import type { MailsQuery } from '../fields.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const matching = ({ q, state, template }: Pick<MailsQuery, 'q' | 'state' | 'template'>): SQL | undefined =>
  and(
    q === ''
      ? undefined
      : uuid.test(q)
        ? eq(mailMessages.id, q.toLowerCase())
        : ilike(mailMessages.recipient, containing(q)),
    state ? eq(mailMessages.state, state) : undefined,
    template ? eq(mailMessages.template, template) : undefined,
  );

/** Columns of a list, without the contents. */
const listColumns = {
  id: mailMessages.id,
  template: mailMessages.template,
  recipient: mailMessages.recipient,
  state: mailMessages.state,
  attempts: mailMessages.attempts,
  createdAt: mailMessages.createdAt,
};
export type MailListRow = Pick<MailRow, keyof typeof listColumns>;

/** Newest first. */
export const listMailPage = (
  executor: Executor,
  query: MailsQuery,
  page: { limit: number; offset: number },
): Promise<MailListRow[]> =>
  executor
    .select(listColumns)
    .from(mailMessages)
    .where(matching(query))
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .limit(page.limit)
    .offset(page.offset);

export const countMails = (executor: Executor, query: MailsQuery): Promise<number> =>
  executor.$count(mailMessages, matching(query));

/** Maximum age of a mail sent today, which may have been retried for about a day. */
const oldestSentTodayMs = 2 * 86_400_000;

/** `today`: the beginning of the local day. */
export async function countMailStates(executor: Executor, today: Date) {
  const triedToday = executor
    .select({ one: sql`1` })
    .from(mailAttempts)
    .where(and(eq(mailAttempts.mailId, mailMessages.id), gte(mailAttempts.createdAt, today)));
  const of = (...conditions: SQL[]) => executor.$count(mailMessages, and(...conditions));
  const state = (name: MailRow['state']) => eq(mailMessages.state, name);
  return {
    sentToday: await of(
      gte(mailMessages.createdAt, new Date(today.getTime() - oldestSentTodayMs)),
      gte(mailMessages.sentAt, today),
    ),
    waiting: await of(state('queued')),
    retrying: await of(state('retrying')),
    failedToday: await of(state('failed'), exists(triedToday)),
  };
}

/** Number of mails held back since a restore (rules.md#restored-mail). */
export const countHeld = (executor: Executor): Promise<number> =>
  executor.$count(mailMessages, eq(mailMessages.state, 'held'));

/** When the latest mail was sent. */
export async function findLastSent(executor: Executor): Promise<Date | null> {
  const [newest] = await executor
    .select({ sentAt: mailMessages.sentAt })
    .from(mailMessages)
    .where(eq(mailMessages.state, 'sent'))
    .orderBy(desc(mailMessages.createdAt))
    .limit(1);
  return newest?.sentAt ?? null;
}

/** Whether the newest attempt met a server that was unavailable or silent. */
export async function isServerSilent(executor: Executor) {
  const [newest] = await executor
    .select({ outcome: mailAttempts.outcome, responseCode: mailAttempts.responseCode })
    .from(mailAttempts)
    .orderBy(desc(mailAttempts.id))
    .limit(1);
  return newest?.outcome === 'temporary' && newest.responseCode === null;
}
