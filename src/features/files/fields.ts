import { z } from 'zod';
import { heldReasons, uploadPurposes } from './file-rules.ts';

export const fileView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Media type, detected from the content. */
    type: z.string(),
    /** Bytes. */
    size: z.number().int(),
    /** Why it is unavailable: the scan is pending, or the file is infected (its bytes are deleted). */
    held: z.enum(heldReasons).optional(),
  })
  .meta({ id: 'File' });
export type FileView = z.output<typeof fileView>;

export const guestFileView = fileView.extend({
  /** Proves, when applying or deleting, that the upload belongs to this guest. */
  guestToken: z.string(),
});
export type GuestFileView = z.output<typeof guestFileView>;

export const uploadInput = z.strictObject({ purpose: z.enum(uploadPurposes) });

export const fileLink = z.object({
  /** Valid for 60 seconds. */
  url: z.string(),
});

export const guestTokenQuery = z.object({
  guestToken: z.string().max(100).optional().catch(undefined).describe('What the upload of a guest answered.'),
});
