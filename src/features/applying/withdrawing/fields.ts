import { z } from 'zod';
import { linkTokenQuery, signedToken } from '#kit/query-fields.ts';

export const withdrawalQuery = z.object({ token: linkTokenQuery() });

export const withdrawalInput = z.strictObject({ token: signedToken });

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
