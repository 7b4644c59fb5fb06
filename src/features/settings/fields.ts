import { z } from 'zod';
import { isBankAccountForm, isBankAccountValid, normalizeBankAccount } from '#kit/bank-account.ts';
import { doubtfulNumber, hasTrustedNumber } from '#kit/company-number-fields.ts';
import {
  isPibForm,
  isPibValid,
  isRegistrationNumberForm,
  normalizePib,
  normalizeRegistrationNumber,
} from '#kit/company-numbers.ts';
import { emailField, oneLine } from '#kit/fields.ts';
import { toE164 } from '#kit/phone.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { freeAdLimits, parseRate, rateLimits } from './limits.ts';

/** One line that may be empty. */
const optionalLine = z.union([
  z
    .string()
    .regex(/^\s*$/)
    .transform(() => ''),
  oneLine(200),
]);

const code = (name: string) => ({ code: 'custom' as const, ...issueCode(name) });

const optionalPib = z
  .string()
  .max(40)
  .transform(normalizePib)
  .superRefine((pib, context) => {
    if (pib !== '' && !isPibValid(pib)) context.addIssue(code(isPibForm(pib) ? 'pib-check' : 'pib-form'));
  });

const optionalRegistrationNumber = z
  .string()
  .max(40)
  .transform(normalizeRegistrationNumber)
  .refine((number) => number === '' || isRegistrationNumberForm(number), issueCode('registration-number-form'));

const optionalBankAccount = z
  .string()
  .max(40)
  .transform(normalizeBankAccount)
  .superRefine((account, context) => {
    if (account === '' || isBankAccountValid(account)) return;
    context.addIssue(code(isBankAccountForm(account) ? 'bank-account-check' : 'bank-account-form'));
  });

const optionalPhone = z
  .string()
  .trim()
  .max(40)
  .transform((text, context) => {
    const phone = text === '' ? '' : toE164(text);
    if (phone !== null) return phone;
    context.addIssue({ ...code('phone'), input: text });
    return z.NEVER;
  });

/** Dinars per euro: a number, or as people write it (`117,2`); at most four decimals. */
const rateField = z.union([z.number(), z.string().max(20)]).transform((input, context) => {
  const rate = parseRate(input);
  if (rate !== null) return rate;
  context.addIssue({ ...code('euro-rate'), input: input });
  return z.NEVER;
});

const version = z.number().int().min(1).max(2_147_483_647);

export const settingsInput = z.strictObject({
  provider: z
    .strictObject({
      name: oneLine(200),
      address: optionalLine,
      pib: optionalPib,
      registrationNumber: optionalRegistrationNumber,
      /** Whether the administrator confirms that the number is right although its check digit does not match. */
      registrationNumberConfirmed: z.boolean().default(false),
      bankAccount: optionalBankAccount,
      email: emailField,
      phone: optionalPhone,
    })
    .refine(hasTrustedNumber, doubtfulNumber),
  euroRate: rateField,
  freeAd: z.strictObject({
    available: z.boolean(),
    limit: z.number().int().min(freeAdLimits.min).max(freeAdLimits.max),
  }),
  /** The version on which the change is based. */
  version,
});
export type SettingsForm = z.input<typeof settingsInput>;
export type SettingsInput = z.output<typeof settingsInput>;

export const settingsView = z
  .object({
    provider: z.object({
      name: z.string(),
      address: z.string(),
      pib: z.string(),
      registrationNumber: z.string(),
      registrationNumberConfirmed: z.boolean(),
      bankAccount: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    euroRate: z.number().min(rateLimits.min).max(rateLimits.max),
    freeAd: z.object({
      /** Whether the free ad is offered. */
      available: z.boolean(),
      /** Number of free periods per employer in 12 months. */
      limit: z.number().int(),
    }),
    version,
  })
  .meta({ id: 'Settings' });
export type SettingsView = z.output<typeof settingsView>;
