import { z } from 'zod';
import { companyFields } from '#features/accounts/company-fields.ts';
import { decisionInput } from '#features/decisions/fields.ts';
import { doubtfulNumber, hasTrustedNumber } from '#kit/company-number-fields.ts';
import { companyRoles } from '#kit/company-role.ts';
import { optionalEmail } from '#kit/fields.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { reasonInput } from '#kit/reason-fields.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { selectionStep } from '../fields.ts';
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
    /** The company confirmed the number despite its wrong check digit. */
    registrationNumberConfirmed: z.boolean(),
    /** Street, postal code and town. */
    seat: z.string(),
    website: z.string().nullable(),
    /** Account of the answering owner; null for a company without an account (imported). */
    accountId: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** When the answering owner's account was blocked: no owner can act any more. */
    blockedAt: z.iso.datetime().nullable(),
    verifiedAt: z.iso.datetime().nullable(),
    livePostings: count,
    postingsInReview: count,
  })
  .meta({ id: 'CompanyRow' });
export type CompanyRow = z.output<typeof companyRow>;

export const companiesMeta = pageMeta.extend({
  /** Numbers of unverified companies (with an account) and verified ones, independent of the query. */
  counts: z.object({ unverified: count, verified: count }),
});
export type CompaniesMeta = z.output<typeof companiesMeta>;

/** A company with all editable fields, and counts of the data deleted with it. */
export const companyView = companyRow
  .extend({
    version: count,
    /** E.164; empty when unknown, like the fields below. */
    phone: z.string(),
    address: z.string(),
    postal: z.string(),
    location: z.string(),
    companyEmail: z.string(),
    shortDescription: z.string(),
    /** Sanitised HTML. */
    about: z.string(),
    /** Of its workplace, in its order; `url` is a small picture. */
    photos: z.array(z.object({ file: z.string(), alt: z.string(), url: z.string() })),
    selectionSteps: z.array(selectionStep),
    /** Grouped by role, then longest-serving first; empty for a company without an account. */
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.enum(companyRoles),
        blocked: z.boolean(),
        /** Whether mail to the company is sent to this member. */
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
    /** Version that was edited; older versions are rejected. */
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
    /** False removes the logo. */
    keepLogo: z.boolean(),
    ...reasonInput.shape,
  })
  .refine(hasTrustedNumber, doubtfulNumber);
export type CompanyForm = z.input<typeof companyInput>;
export type CompanyInput = z.output<typeof companyInput>;

/** `POST /admin/employers/{id}/selection-steps/remove`. */
export const stepsDecision = decisionInput.extend({
  /** Version of the company that was read; deciding about another one is a conflict. */
  version: z.number().int().min(1),
});

/** Selected companies of the home page, in their order. */
export const selectedCompany = z
  .object({
    id: count,
    company: z.string(),
    logo: z.string().nullable(),
    /** Blocked companies are not shown on the home page. */
    blocked: z.boolean(),
  })
  .meta({ id: 'SelectedCompany' });
export type SelectedCompany = z.output<typeof selectedCompany>;

const idList = z.array(z.number().int().positive().max(2_147_483_647)).max(maxSelected);

/** `PUT /admin/selected-employers`. */
export const selectionInput = z.strictObject({
  /** All selected companies, in display order. */
  ids: idList.refine((ids) => new Set(ids).size === ids.length, issueCode('repeated')),
  /** The selection that was edited; rejected if it is no longer current. */
  known: idList,
});
export type SelectionInput = z.output<typeof selectionInput>;
