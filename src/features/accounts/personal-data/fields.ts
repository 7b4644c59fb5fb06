import { z } from 'zod';
import { exportStates } from './export-state.ts';

/** A copy of a person's data, as shown on the account page. */
export const exportView = z
  .object({
    state: z.enum(exportStates),
    requestedAt: z.iso.datetime(),
    /** For `/services/files/{id}/link`; null unless the copy is ready. */
    fileId: z.string().nullable(),
    /** When the download expires. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DataExport' });
export type ExportView = z.output<typeof exportView>;

const count = z.number().int();

/** Counts of the data deleted with a candidate's account (rules.md#account-deletion). */
export const candidateAccountView = z
  .object({
    savedPostings: count,
    /** Sent and not withdrawn. */
    applications: count,
    /** Of these, applications to postings that still accept applications. */
    applicationsInProgress: count,
    agents: count,
    documents: count,
    export: exportView.nullable(),
  })
  .meta({ id: 'CandidateAccount' });
export type CandidateAccountView = z.output<typeof candidateAccountView>;

export const employerAccountView = z.object({ export: exportView.nullable() });

export const deleteAccountInput = z.strictObject({
  /** Not validated: old passwords may break the rules for new ones. */
  password: z.string().max(500).optional(),
});
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;
