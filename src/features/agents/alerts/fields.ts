import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { emailField } from '#kit/fields.ts';
import { linkTokenQuery, signedToken, textQuery } from '#kit/query-fields.ts';
import { criterion } from '../fields.ts';

/** Max length of a search, as of the addresses that the site accepts. */
const queryLength = 6000;

export const alertSearchQuery = z.object({ query: textQuery(queryLength) });

/** What an alert for a search would look for; without criteria there can be none. */
export const alertSearch = z.object({
  title: z.string(),
  criteria: z.array(criterion),
  notHeld: z.object({
    publishedWithin: z.number().int().nullable(),
    adTypes: z.array(z.enum(adTypeCodes)),
    words: z.string().nullable(),
  }),
});
export type AlertSearch = z.output<typeof alertSearch>;

export const alertInput = z.strictObject({
  email: emailField,
  /** The search as in the address of `/oglasi`, for example `q=vozač&locations=beograd`. */
  query: z.string().max(queryLength),
});
export type AlertInput = z.output<typeof alertInput>;

export const alertRequested = z.object({ email: z.string() });

export const alertQuery = z.object({ token: linkTokenQuery() });

export const alertConfirmation = z.strictObject({ token: signedToken });

/** An alert as its link shows it. */
export const alertView = z.object({
  title: z.string(),
  criteria: z.array(criterion),
  email: z.string(),
  confirmed: z.boolean(),
  /** It is a digital agent of the candidate whose address it is. */
  inAccount: z.boolean(),
  /** Path of the page that manages it; null until it is confirmed. */
  managePath: z.string().nullable(),
});
export type AlertView = z.output<typeof alertView>;
