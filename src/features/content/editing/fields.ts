import { z } from 'zod';

/** Max characters of HTML in a working copy, valid or not. */
export const typedLength = 120_000;

const who = z.object({ id: z.string(), name: z.string().nullable() });

/** A published version of a text, as listed. */
export const textVersion = z
  .object({
    /** Starts at 1; 0 is the built-in text. */
    number: z.number().int(),
    at: z.iso.datetime().nullable(),
    daysAgo: z.number().int(),
    /** Null for the built-in text, and when the account has been deleted. */
    by: who.nullable(),
    /** For pages: the day from which the text is in force. */
    inForceOn: z.string().nullable(),
    asksConsent: z.boolean(),
  })
  .meta({ id: 'TextVersion' });
export type TextVersion = z.output<typeof textVersion>;

/** The account that last saved the working copy. */
export const textSaver = who.nullable();
