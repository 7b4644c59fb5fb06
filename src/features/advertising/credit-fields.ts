import { z } from 'zod';
import { adTypeCodes } from './ad-type.ts';

/** Packages that an employer has paid for, with the history of their credits. */

const count = z.number().int();
const instant = z.iso.datetime();

/** Reasons for a change in credits. */
export const creditEvents = ['paid', 'used', 'returned', 'expired'] as const;

export const creditChange = z.object({
  event: z.enum(creditEvents),
  at: instant,
  /** Credits added; negative when used. */
  change: count,
  /** The posting that used or returned the credit. */
  posting: z.object({ id: count, positionTitle: z.string() }).nullable(),
});
export type CreditChange = z.output<typeof creditChange>;

/** `GET /employer/credits`. */
export const creditPackage = z
  .object({
    id: count,
    name: z.string(),
    /** Number of the package's pro-forma invoice. */
    order: z.string(),
    adType: z.enum(adTypeCodes),
    days: count,
    bought: count,
    /** Credits available now. */
    left: count,
    paidAt: instant,
    /** Last local day of the package's validity. */
    validTo: z.string(),
    expired: z.boolean(),
    /** In chronological order; they add up to the balance. */
    changes: z.array(creditChange),
  })
  .meta({ id: 'CreditPackage' });
export type CreditPackage = z.output<typeof creditPackage>;

/** Summary of an employer's valid packages. */
export const creditSummary = z.object({
  left: count,
  bought: count,
  /** Name of the package; null when there are several. */
  name: z.string().nullable(),
});
export type CreditSummary = z.output<typeof creditSummary>;
