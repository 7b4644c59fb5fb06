import { z } from 'zod';
import { exportStates } from './export-state.ts';

/** A copy of a person's data, as the account page shows it. */
export const exportView = z
  .object({
    state: z.enum(exportStates),
    requestedAt: z.iso.datetime(),
    /** For `/services/files/{id}/link`, while it is ready. */
    fileId: z.string().nullable(),
    /** Until when it can be downloaded. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DataExport' });
export type ExportView = z.output<typeof exportView>;

const count = z.number().int();

/** What is deleted with a candidate's account (rules.md#account-deletion), counted from the tables. */
export const candidateAccountView = z
  .object({
    savedPostings: count,
    /** Sent and not withdrawn. */
    applications: count,
    /** Of these, the ones whose posting still takes applications. */
    applicationsInProgress: count,
    agents: count,
    documents: count,
    export: exportView.nullable(),
  })
  .meta({ id: 'CandidateAccount' });
export type CandidateAccountView = z.output<typeof candidateAccountView>;

export const employerAccountView = z.object({ export: exportView.nullable() });

export const deleteAccountInput = z.strictObject({
  /** Only its presence is checked: the rules for new passwords must not keep old ones from leaving. */
  password: z.string().max(500).optional(),
});
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;
