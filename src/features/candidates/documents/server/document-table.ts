import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { files } from '#host/files/file-table.ts';
import { cvDocumentForms } from '../../cv-document-forms.ts';

/** What a candidate keeps to send with applications: uploads and CVs made from the profile. */
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
    /** The candidate's own name of it; the file keeps the one it was uploaded with. */
    name: text('name').notNull(),
    /** Of a CV made from the profile; null for an upload. */
    cvForm: text('cv_form', { enum: cvDocumentForms }),
    /** Version of the profile that a CV was made from; null for an upload. */
    profileVersion: integer('profile_version'),
    /** The CV that is chosen first when applying; at most one of an account. */
    isDefault: boolean('is_default').notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('candidate_documents_file_unique').on(table.fileId),
    index('candidate_documents_account_index').on(table.accountId, table.addedAt),
  ],
);

export type DocumentRow = typeof candidateDocuments.$inferSelect;
