import { z } from 'zod';
import { doubtfulNumber, hasTrustedNumber } from '#kit/company-number-fields.ts';
import { emailField, personName, requiredTick } from '#kit/fields.ts';
import { companyFields } from '../company-fields.ts';
import { newPasswordFields, samePasswords } from '../passwords/new-password-fields.ts';
import { returnPath } from '../return-path.ts';

/** Registration of a candidate (rules.md#registration). */
export const registerJobseekerInput = z
  .strictObject({
    name: personName,
    lastName: personName,
    email: emailField,
    ...newPasswordFields,
    /** Acceptance of terms and privacy notice; age of at least 15. */
    terms: requiredTick,
    newsNotifications: z.boolean().default(false),
    redirectUrl: returnPath,
  })
  .superRefine(samePasswords);
export type RegisterJobseekerForm = z.input<typeof registerJobseekerInput>;
export type RegisterJobseekerInput = z.output<typeof registerJobseekerInput>;

/** Registration of a company (rules.md#registration). */
export const registerEmployerInput = z
  .strictObject({
    ...companyFields,
    email: emailField,
    ...newPasswordFields,
    /** For companies news is a company setting, so it is on by default. */
    newsNotifications: z.boolean().default(true),
    specialOffers: z.boolean().default(false),
    terms: requiredTick,
    redirectUrl: returnPath,
  })
  .superRefine(samePasswords)
  .refine(hasTrustedNumber, doubtfulNumber);
export type RegisterEmployerForm = z.input<typeof registerEmployerInput>;
export type RegisterEmployerInput = z.output<typeof registerEmployerInput>;

/** The same for every address, so that it does not reveal whether an account existed. */
export const registrationAnswer = z.object({ email: z.string() });
