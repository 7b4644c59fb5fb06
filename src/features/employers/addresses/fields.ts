import { z } from 'zod';
import { emailField } from '#kit/fields.ts';
import { linkTokenQuery } from '#kit/query-fields.ts';

export const addressInput = z.strictObject({ email: emailField });

/** Where notices about postings of a company may go (rules.md#notice-addresses). */
export const companyAddresses = z
  .object({
    /** Of members, and those that were confirmed by a link. */
    confirmed: z.array(z.string()),
    /** The link was sent and not opened yet. */
    waiting: z.array(z.object({ email: z.string(), sentAt: z.iso.datetime(), expired: z.boolean() })),
    /** Where notices go meanwhile. */
    instead: z.string().nullable(),
  })
  .meta({ id: 'CompanyAddresses' });
export type CompanyAddresses = z.output<typeof companyAddresses>;

export const addressQuery = z.object({ token: linkTokenQuery(500) });

const addressLinkStates = ['open', 'confirmed', 'expired', 'unknown'] as const;

/** An unknown link says nothing. */
export const addressFacts = z.object({
  state: z.enum(addressLinkStates),
  email: z.string().nullable(),
  company: z.string().nullable(),
});
export type AddressFacts = z.output<typeof addressFacts>;

/** Any text: a wrong token is an answer of its own. */
export const confirmInput = z.strictObject({ token: z.string().max(500) });

export const confirmedAddress = z.object({ email: z.string(), company: z.string() });
