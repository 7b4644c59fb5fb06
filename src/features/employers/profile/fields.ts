import { z } from 'zod';
import { companyFields } from '#features/accounts/company-fields.ts';
import { doubtfulNumber, hasTrustedNumber } from '#kit/company-number-fields.ts';
import { oneLine, optionalEmail } from '#kit/fields.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { cardFacts } from '../directory/fields.ts';
import { selectionStep } from '../fields.ts';
import { profileLimits } from './profile-limits.ts';

const { pib: _fixed, ...changeable } = companyFields;

/** A single line, may be empty; line breaks are replaced by spaces. */
export const shortDescription = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().max(profileLimits.shortDescription))
  .default('');

/** An optional whole number from 1, as people and programs send it. */
const optionalCount = (max: number) =>
  z
    .union([z.string().trim(), z.number()])
    .nullable()
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .pipe(z.number().int().min(1).max(max).nullable());

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
    /** The following are unchanged when omitted. */
    employees: optionalCount(profileLimits.employees).optional(),
    /** Of the saved ones or of uploads (`workplacePhoto`), in their order; the first is the cover. */
    photos: z
      .array(z.strictObject({ file: z.uuid(), alt: oneLine(profileLimits.photoAlt) }))
      .max(profileLimits.photos)
      .refine((photos) => new Set(photos.map(({ file }) => file)).size === photos.length, issueCode('invalid'))
      .optional(),
    selectionSteps: z
      .array(z.strictObject({ title: oneLine(profileLimits.stepTitle), days: optionalCount(profileLimits.stepDays) }))
      .max(profileLimits.steps)
      .optional(),
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
    employees: z.number().int().nullable(),
    photos: z.array(z.object({ file: z.string(), alt: z.string(), url: z.string() })),
    selectionSteps: z.array(selectionStep),
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
