import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { cvDocumentForms } from '../../cv-document-forms.ts';

/** Documents that a candidate can send with applications: uploads and CVs generated from the profile. */
export const candidateDocuments = pgTable(
  'candidate_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Name given by the candidate; the file keeps the name it was uploaded with. */
    name: text('name').notNull(),
    /** Form of a CV generated from the profile; null for an upload. */
    cvForm: text('cv_form', { enum: cvDocumentForms }),
    /** Version of the profile that a CV was generated from; null for an upload. */
    profileVersion: integer('profile_version'),
    /** Whether the CV is preselected when applying; at most one per account. */
    isDefault: boolean('is_default').notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('candidate_documents_file_unique').on(table.fileId),
    index('candidate_documents_account_index').on(table.accountId, table.addedAt),
  ],
);

export type DocumentRow = typeof candidateDocuments.$inferSelect;
