import { z } from 'zod';

/** Characters of HTML that a working copy may hold, right or not yet. */
export const typedLength = 120_000;

const who = z.object({ id: z.string(), name: z.string().nullable() });

/** A published state of a text, in the list of them. */
export const textVersion = z
  .object({
    /** From 1; 0 is the one in the program. */
    number: z.number().int(),
    at: z.iso.datetime().nullable(),
    daysAgo: z.number().int(),
    /** Null for the one in the program, and once the account is deleted. */
    by: who.nullable(),
    /** Of a page: the day from which it holds. */
    inForceOn: z.string().nullable(),
    asksConsent: z.boolean(),
  })
  .meta({ id: 'TextVersion' });
export type TextVersion = z.output<typeof textVersion>;

/** Who saved the working copy last. */
export const textSaver = who.nullable();
