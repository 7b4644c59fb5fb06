import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applicationStatuses } from '#features/applying/application-type.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { reviewEvents } from '../review-events.ts';

/** Events of an application on the employer's side, and who caused them; never shown to the candidate. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    event: text('event', { enum: reviewEvents }).notNull(),
    /** The new status; null for other events. */
    status: text('status', { enum: applicationStatuses }),
    /** The member who caused it; null for the candidate, the system, and members whose account was deleted. */
    actorId: uuid('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('application_events_application_index').on(table.applicationId, table.happenedAt),
    index('application_events_actor_index').on(table.actorId),
  ],
);

/** The company's note about an application: one text, private to the company. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Increased with every write: a save based on an older version is a conflict. */
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('application_notes_updated_by_index').on(table.updatedBy)],
);
