import { z } from 'zod';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#shared/query-fields.ts';
import { companyStates } from './company-states.ts';

/** Companies as administrators see them. */

const count = z.number().int();

export const companiesQuery = z.object({
  ...pageQuery,
  /** Words of the name, PIB or registration number. */
  q: textQuery(100),
  state: codeQuery(companyStates),
});
export type CompaniesQuery = z.output<typeof companiesQuery>;

export const companyRow = z
  .object({
    id: count,
    company: z.string(),
    logo: z.string().nullable(),
    pib: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    /** Its check digit is wrong, and the company said that the number is right. */
    registrationNumberConfirmed: z.boolean(),
    /** Street, postal code and town. */
    seat: z.string(),
    website: z.string().nullable(),
    /** Null for a company without an account (imported). */
    accountId: z.string().nullable(),
    createdAt: z.iso.datetime(),
    verifiedAt: z.iso.datetime().nullable(),
    livePostings: count,
    postingsInReview: count,
  })
  .meta({ id: 'CompanyRow' });
export type CompanyRow = z.output<typeof companyRow>;

export const companiesMeta = pageMeta.extend({
  /** Companies with an account, whatever is searched. */
  counts: z.object({ unverified: count, verified: count }),
});
export type CompaniesMeta = z.output<typeof companiesMeta>;
