import { z } from 'zod';
import { companyFields, doubtfulNumber, hasTrustedNumber } from '#kit/company-fields.ts';
import { optionalEmail } from '#kit/fields.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { profileLimits } from './profile-limits.ts';

const { pib: _fixed, ...changeable } = companyFields;

/** One line that may be empty; a text for a card has no paragraphs. */
export const shortDescription = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().max(profileLimits.shortDescription))
  .default('');

/** What `PUT /employer/profile` takes. The PIB and the email of the account are not among it: they are fixed. */
export const employerProfileInput = z
  .strictObject({
    /** Of the profile that was changed; an older one is refused. */
    version: z.number().int().min(1).max(2_147_483_647),
    ...changeable,
    /** Shown on the company's page; the account's own address is private. */
    companyEmail: optionalEmail,
    shortDescription,
    about: richTextField(profileLimits.about),
    /** Id of the logo it has, or of an upload; null: none. */
    logo: z.uuid().nullable(),
    /** Left out: as it is. */
    newsNotifications: z.boolean().optional(),
    specialOffers: z.boolean().optional(),
  })
  .refine(hasTrustedNumber, doubtfulNumber);
export type EmployerProfileForm = z.input<typeof employerProfileInput>;
export type EmployerProfileInput = z.output<typeof employerProfileInput>;

/** A company as its own employer sees it. */
export const employerProfile = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    company: z.string(),
    pib: z.string(),
    registrationNumber: z.string(),
    /** The employer has confirmed that the number is right although its check digit does not fit. */
    registrationNumberConfirmed: z.boolean(),
    /** E.164. */
    phone: z.string(),
    website: z.string(),
    location: z.string(),
    postal: z.string(),
    address: z.string(),
    /** Of the account; fixed. */
    email: z.string(),
    companyEmail: z.string(),
    shortDescription: z.string(),
    /** Sanitised HTML. */
    about: z.string(),
    logo: z.object({ id: z.string(), name: z.string(), size: z.number().int(), url: z.string() }).nullable(),
    newsNotifications: z.boolean(),
    specialOffers: z.boolean(),
    /** The local day on which an administrator verified the company's data. */
    verifiedOn: z.string().nullable(),
    /** Whether `/poslodavci/{id}` can be seen by everybody. */
    hasPage: z.boolean(),
    activePostings: z.number().int(),
  })
  .meta({ id: 'EmployerProfile' });
export type EmployerProfile = z.output<typeof employerProfile>;
