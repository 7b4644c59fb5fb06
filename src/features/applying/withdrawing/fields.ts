import { z } from 'zod';
import { linkTokenQuery } from '#kit/query-fields.ts';

/** Max length of a token: an id and a signature. */
const tokenLength = 120;

export const withdrawalQuery = z.object({ token: linkTokenQuery(tokenLength) });

/** Any text: an invalid token gets its own error. */
export const withdrawalInput = z.strictObject({ token: z.string().max(tokenLength) });

/** Data about a guest's application for holders of the link; no personal data. */
export const withdrawalFacts = z
  .object({
    positionTitle: z.string(),
    company: z.string(),
    sentOn: z.iso.date(),
    /** Null while it is active. */
    withdrawnOn: z.iso.date().nullable(),
  })
  .meta({ id: 'WithdrawalFacts' });
export type WithdrawalFacts = z.output<typeof withdrawalFacts>;
