import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { ContactSender, ContactSubject } from '../../contact-topics.ts';

/** Messages to the provider. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The signed-in writer's account. */
    accountId: uuid('account_id').references(() => accounts.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    sender: text('sender').$type<ContactSender>().notNull(),
    subject: text('subject').$type<ContactSubject>().notNull(),
    message: text('message').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Version of the accepted privacy notice; null in older rows. */
    privacyNumber: integer('privacy_number'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null while it is open. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    handledBy: uuid('handled_by').references(() => accounts.id, { onDelete: 'set null' }),
    handledNote: text('handled_note').notNull().default(''),
  },
  (table) => [
    index('contact_messages_account').on(table.accountId),
    index('contact_messages_email').on(table.email),
    index('contact_messages_created').on(table.createdAt),
  ],
);
