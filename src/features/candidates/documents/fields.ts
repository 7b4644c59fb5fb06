import { z } from 'zod';
import { cleanNewName, longestNewName } from '#kit/file-name.ts';
import { heldReasons } from '#kit/file-rules.ts';
import { cvDocumentForms } from '../cv-document-forms.ts';

/** `POST /candidate/documents`. */
export const addDocumentInput = z.strictObject({
  /** Of an upload with the purpose `document`. */
  fileId: z.uuid(),
});

/** The name that a candidate gives a document, with or without its ending. */
const documentName = z.string().transform(cleanNewName).pipe(z.string().min(1).max(longestNewName));

/** What the form of a new name sends. */
export const renameInput = z.strictObject({ name: documentName });
export type RenameForm = z.input<typeof renameInput>;

/** `PATCH /candidate/documents/{id}`: what is left out stays. */
export const changeDocumentInput = z.strictObject({
  name: documentName.optional(),
  isDefault: z.boolean().optional(),
});
export type ChangeDocumentInput = z.output<typeof changeDocumentInput>;

/** One of a candidate's documents, as its owner sees it. */
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
    /** A scanner has not answered yet, or has found something and its bytes are gone. */
    held: z.enum(heldReasons).optional(),
    addedAt: z.iso.datetime(),
    /** Of a CV made from the profile; null for an upload. */
    cvForm: z.enum(cvDocumentForms).nullable(),
    /** Whether the profile was changed after the CV was made from it. */
    outdated: z.boolean(),
    /** Chosen first when applying. */
    isDefault: z.boolean(),
    /** Number of applications it was sent with. */
    sentWith: z.number().int(),
  })
  .meta({ id: 'CandidateDocument' });
export type CandidateDocument = z.output<typeof candidateDocument>;
