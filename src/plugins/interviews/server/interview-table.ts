import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { interviewPlaces, interviewSides } from '../interview-place.ts';

/** Times offered to one or several candidates, all at the same place. */
export const interviewRounds = pgTable(
  'interview_rounds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    placeKind: text('place_kind', { enum: interviewPlaces }).notNull(),
    /** The address, the number in E.164, or the link. */
    place: text('place').notNull(),
    note: text('note').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('interview_rounds_posting_index').on(table.postingId),
    index('interview_rounds_created_by_index').on(table.createdBy),
  ],
);

export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => interviewRounds.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('interview_slots_round_index').on(table.roundId),
    // For reminders, which look for what begins soon.
    index('interview_slots_starts_index').on(table.startsAt),
  ],
);

/** One candidate's invitation to choose a time of a round, and its outcome. */
export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => interviewRounds.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The chosen time; a time belongs to one candidate. */
    slotId: uuid('slot_id').references(() => interviewSlots.id),
    chosenAt: timestamp('chosen_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelledBy: text('cancelled_by', { enum: interviewSides }),
    /** The reason given by the side that cancelled it, or why no time suits. */
    reason: text('reason').notNull().default(''),
    /** When the candidate said that none of the times suits; cleared when times are added or one is chosen. */
    unsuitedAt: timestamp('unsuited_at', { withTimezone: true }),
    /** When the candidate was reminded of the chosen time; cleared when it changes. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** Increased by every change that calendars must follow (RFC 5545, SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('interviews_round_application_unique').on(table.roundId, table.applicationId),
    uniqueIndex('interviews_slot_unique').on(table.slotId).where(sql`slot_id is not null and cancelled_at is null`),
    index('interviews_application_index').on(table.applicationId),
  ],
);
