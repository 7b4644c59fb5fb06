import { z } from 'zod';
import { creditSummary } from '#features/advertising/credit-fields.ts';

const count = z.number().int();

/** `GET /employer/summary`. */
export const employerSummary = z
  .object({
    /** URL of the company's logo, for the header. */
    logo: z.string().nullable(),
    /** The employer's postings by the tabs of „Moji oglasi”. */
    postings: z.object({ active: count, pending: count, history: count }),
    /** Since the first of the month. */
    viewsThisMonth: count,
    applicationsThisMonth: count,
    /** All unopened applications. */
    newApplications: count,
    /** Remaining credits of valid packages; null for an employer without packages. */
    credits: creditSummary.nullable(),
  })
  .meta({ id: 'EmployerSummary' });
export type EmployerSummary = z.output<typeof employerSummary>;
