import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Language } from '#kit/i18n/language.ts';
import { allMailedKinds, mailTimes, notificationKinds } from '../notification-kinds.ts';

/** What accounts are notified of on the site (rules.md#notifications). */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    path: text('path').notNull(),
    text: jsonb('text').$type<Record<Language, string>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** When it was mailed, at once or in the mail of a morning. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_account_index').on(table.accountId, table.createdAt, table.id),
    uniqueIndex('notifications_unread_unique')
      .on(table.accountId, table.kind, table.path)
      .where(sql`${table.readAt} is null`),
    index('notifications_created_index').on(table.createdAt),
  ],
);

/** When an account wants mail of a kind; `now` without a row. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: allMailedKinds }).notNull(),
    mail: text('mail', { enum: mailTimes }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
