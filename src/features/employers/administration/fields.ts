import { z } from 'zod';
import { companyFields, doubtfulNumber, hasTrustedNumber } from '#kit/company-fields.ts';
import { companyRoles } from '#kit/company-role.ts';
import { optionalEmail } from '#kit/fields.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { reasonInput } from '#kit/reason-fields.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { shortDescription } from '../profile/fields.ts';
import { profileLimits } from '../profile/profile-limits.ts';
import { companyStates, maxSelected } from './company-states.ts';

/** Companies as administrators see them. */

const count = z.number().int();

export const companiesQuery = z.object({
  ...pageQuery,
  q: textQuery(100).describe('Words of the name, PIB or registration number.'),
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
    /** Its check digit is wrong, and the company confirmed that the number is right. */
    registrationNumberConfirmed: z.boolean(),
    /** Street, postal code and town. */
    seat: z.string(),
    website: z.string().nullable(),
    /** The owner who answers for it; null for a company without an account (imported). */
    accountId: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** Since when nobody of its owners can act: the account that answers for it is blocked. */
    blockedAt: z.iso.datetime().nullable(),
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

/** A company with all that an administrator can change, and what would go with it. */
export const companyView = companyRow
  .extend({
    version: count,
    /** E.164; empty when it is not known, as the fields below. */
    phone: z.string(),
    address: z.string(),
    postal: z.string(),
    location: z.string(),
    companyEmail: z.string(),
    shortDescription: z.string(),
    /** Sanitised HTML. */
    about: z.string(),
    /** By the time for which they have been there; empty for a company without an account. */
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.enum(companyRoles),
        blocked: z.boolean(),
        /** Mail to the company goes there. */
        answers: z.boolean(),
      }),
    ),
    counts: z.object({ live: count, waiting: count, ended: count, applications: count, unpaidOrders: count }),
  })
  .meta({ id: 'CompanyView' });
export type CompanyView = z.output<typeof companyView>;

/** An imported company may lack registration data; present values must be valid. */
const orNothing = <S extends z.ZodType<string, string>>(schema: S) =>
  z.string().transform((text, context): string => {
    if (text.trim() === '') return '';
    const result = schema.safeParse(text, { reportInput: true });
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.issues.push({ ...issue, input: text } as never);
    return z.NEVER;
  });

/** `PUT /admin/employers/{id}`. */
export const companyInput = z
  .strictObject({
    /** Of the company that was changed; an older one is refused. */
    version: z.number().int().min(1).max(2_147_483_647),
    company: companyFields.company,
    pib: orNothing(companyFields.pib),
    registrationNumber: orNothing(companyFields.registrationNumber),
    registrationNumberConfirmed: companyFields.registrationNumberConfirmed,
    phone: orNothing(companyFields.phone),
    website: companyFields.website,
    location: orNothing(companyFields.location),
    postal: orNothing(companyFields.postal),
    address: orNothing(companyFields.address),
    companyEmail: optionalEmail,
    shortDescription,
    about: richTextField(profileLimits.about),
    /** False takes its logo away. */
    keepLogo: z.boolean(),
    ...reasonInput.shape,
  })
  .refine(hasTrustedNumber, doubtfulNumber);
export type CompanyForm = z.input<typeof companyInput>;
export type CompanyInput = z.output<typeof companyInput>;

/** Selected companies of the home page, in their order. */
export const selectedCompany = z
  .object({
    id: count,
    company: z.string(),
    logo: z.string().nullable(),
    /** The home page leaves it out while it is blocked. */
    blocked: z.boolean(),
  })
  .meta({ id: 'SelectedCompany' });
export type SelectedCompany = z.output<typeof selectedCompany>;

const idList = z.array(z.number().int().positive().max(2_147_483_647)).max(maxSelected);

/** `PUT /admin/selected-employers`. */
export const selectionInput = z.strictObject({
  /** All of them, in their order. */
  ids: idList.refine((ids) => new Set(ids).size === ids.length, issueCode('repeated')),
  /** The order that was changed; another one is refused. */
  known: idList,
});
export type SelectionInput = z.output<typeof selectionInput>;
