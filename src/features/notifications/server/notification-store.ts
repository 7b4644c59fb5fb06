import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { companyMembers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { AddressedMail, MailSubject, Occasion } from '#host/notifications.ts';
import { companyRoles, hasRole } from '#kit/company-role.ts';
import { pageOffset } from '#kit/paging.ts';
import type { MailChoice } from '../fields.ts';
import type { MailedKind } from '../notification-kinds.ts';
import { isAbout } from '../notification-paths.ts';
import { notificationMails, notifications } from './notification-table.ts';

/** Unread ones are counted up to this number. */
const countedUnread = 100;

/** The accounts that an occasion is for. */
async function recipientsOf(tx: Executor, { accountId, employerId, members }: Occasion): Promise<string[]> {
  if (!members) return accountId === null ? [] : [accountId];
  const companies = employerId
    ? eq(companyMembers.employerId, employerId)
    : inArray(
        companyMembers.employerId,
        tx
          .select({ id: companyMembers.employerId })
          .from(companyMembers)
          .where(eq(companyMembers.accountId, accountId ?? '')),
      );
  const roles = companyRoles.filter((role) => hasRole(role, members));
  const rows = await tx
    .select({ accountId: companyMembers.accountId })
    .from(companyMembers)
    .where(and(companies, inArray(companyMembers.role, roles)))
    // Who is just leaving is waited for, or waits and then leaves this behind.
    .for('key share');
  return rows.map((row) => row.accountId);
}

/** Writes notifications; an unread one of the same kind and page is replaced and is again the newest. Returns their ids. */
export async function writeNotifications(tx: Executor, occasions: readonly Occasion[], now: Date): Promise<number[]> {
  const rows = new Map<string, typeof notifications.$inferInsert>();
  for (const occasion of occasions) {
    const { kind, path, text } = occasion;
    for (const accountId of await recipientsOf(tx, occasion))
      rows.set([accountId, kind, path].join(' '), { accountId, kind, path, text, createdAt: now });
  }
  if (rows.size === 0) return [];
  const written = await tx
    .insert(notifications)
    // In one order, so that parallel transactions wait for each other instead of deadlocking.
    .values([...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
    .onConflictDoUpdate({
      target: [notifications.accountId, notifications.kind, notifications.path],
      targetWhere: isNull(notifications.readAt),
      set: { text: sql`excluded.text`, createdAt: now, mailedAt: null },
    })
    .returning({ id: notifications.id });
  return written.map(({ id }) => id);
}

const ofAccount = (accountId: string, onlyUnread: boolean): SQL | undefined =>
  and(eq(notifications.accountId, accountId), onlyUnread ? isNull(notifications.readAt) : undefined);

/** A page of an account's notifications, newest first. */
export const listNotifications = (
  executor: Executor,
  accountId: string,
  { onlyUnread, ...page }: { onlyUnread: boolean; page: number; pageSize: number },
) =>
  executor
    .select()
    .from(notifications)
    .where(ofAccount(accountId, onlyUnread))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.pageSize)
    .offset(pageOffset(page));

export const countNotifications = (executor: Executor, accountId: string, onlyUnread: boolean): Promise<number> =>
  executor.$count(notifications, ofAccount(accountId, onlyUnread));

/** Counts unread notifications, up to a limit. */
export async function countUnread(executor: Executor, accountId: string): Promise<number> {
  const some = executor
    .select({ one: sql`1` })
    .from(notifications)
    .where(ofAccount(accountId, true))
    // The order of the index: without it the table may be read from its beginning until there are so many.
    .orderBy(asc(notifications.kind), asc(notifications.path))
    .limit(countedUnread)
    .as('some');
  return executor.$count(some);
}

/** Marks those that an address shows, or all, as read. @param path with its query */
export async function markRead(
  executor: Executor,
  accountId: string,
  { path, now }: { path?: string | undefined; now: Date },
): Promise<void> {
  const unread = ofAccount(accountId, true);
  if (path === undefined) {
    await executor.update(notifications).set({ readAt: now }).where(unread);
    return;
  }
  const [page] = path.split('?');
  const rows = await executor
    .select({ id: notifications.id, path: notifications.path })
    .from(notifications)
    .where(and(unread, sql`split_part(${notifications.path}, '?', 1) = ${page}`));
  const ids = rows.filter((row) => isAbout(row.path, path)).map(({ id }) => id);
  if (ids.length > 0)
    await executor
      .update(notifications)
      .set({ readAt: now })
      .where(and(unread, inArray(notifications.id, ids)));
}

/** What an account has chosen about mails. */
export const listMailChoices = (executor: Executor, accountId: string): Promise<MailChoice[]> =>
  executor
    .select({ kind: notificationMails.kind, mail: notificationMails.mail })
    .from(notificationMails)
    .where(eq(notificationMails.accountId, accountId));

export async function setMailChoice(executor: Executor, accountId: string, { kind, mail }: MailChoice): Promise<void> {
  await executor
    .insert(notificationMails)
    .values({ accountId, kind, mail })
    .onConflictDoUpdate({ target: [notificationMails.accountId, notificationMails.kind], set: { mail } });
}

/** The account that a mail goes to, or else the member of a company with its address. */
const isRecipient = ({ accountId, recipient }: AddressedMail): SQL | undefined =>
  accountId === null
    ? and(eq(accounts.email, recipient.toLowerCase()), eq(accounts.accountType, 'employer'))
    : eq(accounts.id, accountId);

/** Whether the recipient of a mail wants mail of a kind at once. */
export async function wantsMailNow(executor: Executor, mail: AddressedMail, kind: MailedKind): Promise<boolean> {
  const [row] = await executor
    .select({ mail: notificationMails.mail })
    .from(notificationMails)
    .innerJoin(accounts, eq(accounts.id, notificationMails.accountId))
    .where(and(eq(notificationMails.kind, kind), isRecipient(mail)));
  return row === undefined || row.mail === 'now';
}

/** Records for the recipient of a mail that what it is about was mailed; not of what has happened since. */
export async function markMailed(
  executor: Executor,
  mail: AddressedMail,
  { kind, path }: MailSubject,
  now: Date,
): Promise<void> {
  const recipient = executor.select({ id: accounts.id }).from(accounts).where(isRecipient(mail));
  await executor
    .update(notifications)
    .set({ mailedAt: now })
    .where(
      and(
        inArray(notifications.accountId, recipient),
        eq(notifications.kind, kind),
        eq(notifications.path, path),
        isNull(notifications.readAt),
        lte(notifications.createdAt, mail.createdAt),
      ),
    );
}

/** Unread notifications that a morning's mail is due for: of a kind chosen for the morning, and in no mail yet. */
const due = (since: Date): SQL | undefined =>
  and(
    isNull(notifications.readAt),
    isNull(notifications.mailedAt),
    gt(notifications.createdAt, since),
    sql`exists (select from ${notificationMails} where ${notificationMails.accountId} = ${notifications.accountId}
      and ${notificationMails.kind} = ${notifications.kind} and ${notificationMails.mail} = 'morning')`,
  );

/** Accounts with such notifications, that accept mail and are not blocked. */
export async function listDueAccounts(executor: Executor, since: Date, limit: number) {
  const waiting = executor.select({ accountId: notifications.accountId }).from(notifications).where(due(since));
  return executor
    .select({
      id: accounts.id,
      email: accounts.email,
      language: accounts.mailLanguage,
      accountType: accounts.accountType,
    })
    .from(accounts)
    .where(and(inArray(accounts.id, waiting), isNull(accounts.blockedAt), isNull(accounts.mailRefusedAt)))
    .orderBy(asc(accounts.id))
    .limit(limit);
}

/** Takes what is due for an account, so that no other mail has it too; newest first. */
export async function claimDue(tx: Executor, accountId: string, { since, now }: { since: Date; now: Date }) {
  const rows = await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(eq(notifications.accountId, accountId), due(since)))
    .returning();
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
}

/** Deletes all notifications of an account. */
export async function deleteNotifications(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.accountId, accountId));
}

/** Deletes a batch of those written before a time, and returns how many. */
export async function deleteBefore(executor: Executor, until: Date, batch: number): Promise<number> {
  const old = executor
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, until))
    .limit(batch);
  const rows = await executor
    .delete(notifications)
    .where(inArray(notifications.id, old))
    .returning({ id: notifications.id });
  return rows.length;
}
