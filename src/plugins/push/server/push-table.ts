import { bigint, date, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '#features/accounts/server/account-table.ts';
import { notifications } from '#features/notifications/server/notification-table.ts';
import { pushKinds } from '../push-kinds.ts';

/** Browsers that agreed to push (RFC 8030); each ends with the session in which it agreed (rules.md#push). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique('push_subscriptions_endpoint_unique'),
    /** The browser's public key and its secret, both base64url: what is sent is encrypted for them (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The site's public key that it was made for (RFC 8292). */
    applicationServerKey: text('application_server_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When something was last accepted for it. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Since when nothing was accepted. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
  },
  (table) => [
    index('push_subscriptions_account_index').on(table.accountId),
    index('push_subscriptions_session_index').on(table.sessionId),
  ],
);

/** The kinds of notifications that an account's devices are notified of; none without a row. */
export const pushChoices = pgTable(
  'push_choices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: pushKinds }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** Notifications whose push has not left yet: written with them, deleted by what sends it. */
export const pushWaiting = pgTable(
  'push_waiting',
  {
    notificationId: bigint('notification_id', { mode: 'number' })
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('push_waiting_account_index').on(table.accountId)],
);

/** How many pushes an account got on the last day with any; its row is the lock of whoever sends. */
export const pushDays = pgTable('push_days', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  day: date('day').notNull(),
  sent: smallint('sent').notNull(),
});
