import { z } from 'zod';
import { linkTokenQuery } from '#kit/query-fields.ts';

/** A token is an id and a signature. */
const tokenLength = 120;

export const withdrawalQuery = z.object({ token: linkTokenQuery(tokenLength) });

/** Any text: a wrong token is an answer of its own. */
export const withdrawalInput = z.strictObject({ token: z.string().max(tokenLength) });

/** What whoever has the link may know of a guest's application: nothing of the person. */
export const withdrawalFacts = z
  .object({
    positionTitle: z.string(),
    company: z.string(),
    sentOn: z.iso.date(),
    /** Null while it stands. */
    withdrawnOn: z.iso.date().nullable(),
  })
  .meta({ id: 'WithdrawalFacts' });
export type WithdrawalFacts = z.output<typeof withdrawalFacts>;
