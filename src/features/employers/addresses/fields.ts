import { z } from 'zod';
import { emailField } from '#kit/fields.ts';
import { linkTokenQuery } from '#kit/query-fields.ts';

export const addressInput = z.strictObject({ email: emailField });

/** Addresses that may receive notices about a company's postings (rules.md#notice-addresses). */
export const companyAddresses = z
  .object({
    /** Addresses of members, and those confirmed through a link. */
    confirmed: z.array(z.string()),
    /** Addresses whose link was sent but is not confirmed yet. */
    waiting: z.array(z.object({ email: z.string(), sentAt: z.iso.datetime(), expired: z.boolean() })),
    /** Address that receives the notices in the meantime. */
    instead: z.string().nullable(),
  })
  .meta({ id: 'CompanyAddresses' });
export type CompanyAddresses = z.output<typeof companyAddresses>;

export const addressQuery = z.object({ token: linkTokenQuery(500) });

const addressLinkStates = ['open', 'confirmed', 'expired', 'unknown'] as const;

/** Email and company are null when the link is unknown. */
export const addressFacts = z.object({
  state: z.enum(addressLinkStates),
  email: z.string().nullable(),
  company: z.string().nullable(),
});
export type AddressFacts = z.output<typeof addressFacts>;

/** Accepts any text: an invalid token has its own error. */
export const confirmInput = z.strictObject({ token: z.string().max(500) });

export const confirmedAddress = z.object({ email: z.string(), company: z.string() });
