import { z } from 'zod';
import { companyFields } from '#features/accounts/company-fields.ts';
import { doubtfulNumber, hasTrustedNumber } from '#kit/company-number-fields.ts';
import { optionalEmail } from '#kit/fields.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { cardFacts } from '../directory/fields.ts';
import { profileLimits } from './profile-limits.ts';

const { pib: _fixed, ...changeable } = companyFields;

/** A single line, may be empty; line breaks are replaced by spaces. */
export const shortDescription = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().max(profileLimits.shortDescription))
  .default('');

/** Input of `PUT /employer/profile`, without the PIB and the account's email, which are fixed. */
export const employerProfileInput = z
  .strictObject({
    /** Version that was edited; older versions are rejected. */
    version: z.number().int().min(1).max(2_147_483_647),
    ...changeable,
    /** Shown on the company's page; the account's address is private. */
    companyEmail: optionalEmail,
    shortDescription,
    about: richTextField(profileLimits.about),
    /** File id of the current logo or of an upload; null for none. */
    logo: z.uuid().nullable(),
    /** Unchanged when omitted. */
    newsNotifications: z.boolean().optional(),
    specialOffers: z.boolean().optional(),
  })
  .refine(hasTrustedNumber, doubtfulNumber);
export type EmployerProfileForm = z.input<typeof employerProfileInput>;
export type EmployerProfileInput = z.output<typeof employerProfileInput>;

/** A company as shown to its own members. */
export const employerProfile = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    company: z.string(),
    pib: z.string(),
    registrationNumber: z.string(),
    /** The employer confirmed the number despite its wrong check digit. */
    registrationNumberConfirmed: z.boolean(),
    /** E.164. */
    phone: z.string(),
    website: z.string(),
    location: z.string(),
    postal: z.string(),
    address: z.string(),
    /** Email of the account; fixed. */
    email: z.string(),
    companyEmail: z.string(),
    shortDescription: z.string(),
    /** Sanitised HTML. */
    about: z.string(),
    logo: z.object({ id: z.string(), name: z.string(), size: z.number().int(), url: z.string() }).nullable(),
    newsNotifications: z.boolean(),
    specialOffers: z.boolean(),
    /** Local day on which an administrator verified the company's data. */
    verifiedOn: z.string().nullable(),
    /** Whether `/poslodavci/{id}` is public. */
    hasPage: z.boolean(),
    ...cardFacts,
  })
  .meta({ id: 'EmployerProfile' });
export type EmployerProfile = z.output<typeof employerProfile>;
