import { z } from 'zod';
import { adTypeCodes } from './ad-type.ts';

/** Packages that an employer has paid for, and what became of their credits. */

const count = z.number().int();
const instant = z.iso.datetime();

/** Why a number of credits changed. */
export const creditEvents = ['paid', 'used', 'returned', 'expired'] as const;

export const creditChange = z.object({
  event: z.enum(creditEvents),
  at: instant,
  /** What it added; negative for what it took. */
  change: count,
  /** That used a credit or gave it back. */
  posting: z.object({ id: count, positionTitle: z.string() }).nullable(),
});
export type CreditChange = z.output<typeof creditChange>;

/** `GET /employer/credits`. */
export const creditPackage = z
  .object({
    id: count,
    name: z.string(),
    /** Number of the pro-forma invoice by which it was paid. */
    order: z.string(),
    adType: z.enum(adTypeCodes),
    days: count,
    bought: count,
    /** What can be used now. */
    left: count,
    paidAt: instant,
    /** Last local day on which it can be used. */
    validTo: z.string(),
    expired: z.boolean(),
    /** In the order of time; they add up to the balance. */
    changes: z.array(creditChange),
  })
  .meta({ id: 'CreditPackage' });
export type CreditPackage = z.output<typeof creditPackage>;

/** The valid packages of an employer in a line. */
export const creditSummary = z.object({
  left: count,
  bought: count,
  /** Of the package; null where there are several. */
  name: z.string().nullable(),
});
export type CreditSummary = z.output<typeof creditSummary>;
