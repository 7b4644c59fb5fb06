import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { EducationLevelCode } from '#features/catalog/education-levels.ts';
import type { ExperienceLevelCode } from '#features/catalog/experience-levels.ts';
import { files } from '#features/files/server/file-table.ts';
import type { Education, Experience } from '../cv-fields.ts';

/** Data entered by a candidate, except name and email address, which the account has. No row before the first save. */
export const candidateProfiles = pgTable('candidate_profiles', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** E.164. */
  phone: text('phone').notNull().default(''),
  profession: text('profession').notNull().default(''),
  experienceLevel: text('experience_level').$type<ExperienceLevelCode>(),
  educationLevel: text('education_level').$type<EducationLevelCode>(),
  photoFileId: uuid('photo_file_id').references(() => files.id, { onDelete: 'set null' }),
  address: text('address').notNull().default(''),
  city: text('city').notNull().default(''),
  birthday: date('birthday', { mode: 'string' }),
  externalLink: text('external_link').notNull().default(''),
  education: jsonb('education').$type<Education[]>().notNull().default([]),
  experience: jsonb('experience').$type<Experience[]>().notNull().default([]),
  skills: jsonb('skills').$type<string[]>().notNull().default([]),
  aboutMe: text('about_me').notNull().default(''),
  /** Increases with every save. */
  version: integer('version').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export type CandidateProfileRow = typeof candidateProfiles.$inferSelect;
