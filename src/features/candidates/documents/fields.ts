import { z } from 'zod';
import { heldReasons } from '#features/files/file-rules.ts';
import { cleanNewName, longestNewName } from '#kit/file-name.ts';
import { cvDocumentForms } from '../cv-document-forms.ts';

/** `POST /candidate/documents`. */
export const addDocumentInput = z.strictObject({
  /** Id of an upload with the purpose `document`. */
  fileId: z.uuid(),
});

/** Document name entered by a candidate, with or without the file extension. */
const documentName = z.string().transform(cleanNewName).pipe(z.string().min(1).max(longestNewName));

/** Input of the rename form. */
export const renameInput = z.strictObject({ name: documentName });
export type RenameForm = z.input<typeof renameInput>;

/** `PATCH /candidate/documents/{id}`: omitted fields stay unchanged. */
export const changeDocumentInput = z.strictObject({
  name: documentName.optional(),
  isDefault: z.boolean().optional(),
});
export type ChangeDocumentInput = z.output<typeof changeDocumentInput>;

/** A candidate's document as returned to its owner. */
export const candidateDocument = z
  .object({
    id: z.string(),
    /** For links to the content: `GET /services/files/{id}/link`. */
    fileId: z.string(),
    name: z.string(),
    /** Media type by content. */
    type: z.string(),
    /** Bytes. */
    size: z.number().int(),
    /** Set while the scan is pending, or when the scanner found something and the bytes were deleted. */
    held: z.enum(heldReasons).optional(),
    addedAt: z.iso.datetime(),
    /** Form of a CV generated from the profile; null for an upload. */
    cvForm: z.enum(cvDocumentForms).nullable(),
    /** Whether the profile was changed after the CV was generated from it. */
    outdated: z.boolean(),
    /** Whether it is preselected when applying. */
    isDefault: z.boolean(),
    /** Number of applications it was sent with. */
    sentWith: z.number().int(),
  })
  .meta({ id: 'CandidateDocument' });
export type CandidateDocument = z.output<typeof candidateDocument>;
