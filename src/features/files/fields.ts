import { z } from 'zod';
import { heldReasons, uploadPurposes } from '#kit/file-rules.ts';

export const fileView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Media type by content. */
    type: z.string(),
    /** Bytes. */
    size: z.number().int(),
    /** Why it cannot be had: a scanner has not answered yet, or has found something (its bytes are gone). */
    held: z.enum(heldReasons).optional(),
  })
  .meta({ id: 'File' });
export type FileView = z.output<typeof fileView>;

export const guestFileView = fileView.extend({
  /** Shows, with the application or the deletion, that the upload was this guest's. */
  guestToken: z.string(),
});
export type GuestFileView = z.output<typeof guestFileView>;

export const uploadInput = z.strictObject({ purpose: z.enum(uploadPurposes) });

export const fileLink = z.object({
  /** Good for 60 seconds. */
  url: z.string(),
});

export const guestTokenQuery = z.object({
  guestToken: z.string().max(100).optional().catch(undefined).describe('What the upload of a guest answered.'),
});
