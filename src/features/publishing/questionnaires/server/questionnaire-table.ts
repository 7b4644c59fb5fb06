import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Question } from '#features/postings/fields.ts';

/** Questions that employers have stored to use again. Postings have copies. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('questionnaires_name_unique').on(table.employerId, sql`lower(${table.name})`)],
);

export type QuestionnaireRow = typeof questionnaires.$inferSelect;
