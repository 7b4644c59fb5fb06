import { z } from 'zod';
import {
  isPibForm,
  isPibValid,
  isRegistrationNumberForm,
  isRegistrationNumberValid,
  normalizePib,
  normalizeRegistrationNumber,
} from './company-numbers.ts';
import { oneLine, optionalWebAddress, requiredText } from './fields.ts';
import { phoneField } from './phone-field.ts';
import { issueCode } from './validation-issues.ts';

/** A valid PIB (rules.md#company-numbers), normalised to its nine digits. */
export const pibField = requiredText(40)
  .transform(normalizePib)
  .superRefine((pib, context) => {
    if (pib === '' || isPibValid(pib)) return;
    context.addIssue({ code: 'custom', ...issueCode(isPibForm(pib) ? 'pib-check' : 'pib-form') });
  });

/**
 * A registration number of the right form; a wrong check digit is only a warning, see `registrationNumberConfirmed`.
 */
const registrationNumberField = requiredText(40)
  .transform(normalizeRegistrationNumber)
  .refine((number) => number === '' || isRegistrationNumberForm(number), issueCode('registration-number-form'));

/** Five digits, also as `11 000`. */
const postalField = requiredText(20)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => text === '' || /^\d{5}$/.test(text), issueCode('postal'));

/** The company data entered at registration. */
export const companyFields = {
  company: oneLine(200),
  pib: pibField,
  registrationNumber: registrationNumberField,
  /** Whether the person confirms that the number is right although its check digit does not match. */
  registrationNumberConfirmed: z.boolean().default(false),
  phone: phoneField,
  website: optionalWebAddress,
  /** Name of the town. */
  location: oneLine(100),
  postal: postalField,
  address: oneLine(200),
};

const registrationNumberPart = z.object({
  registrationNumber: z.string(),
  registrationNumberConfirmed: z.boolean(),
});

/** Whether the registration number is acceptable: its check digit matches, or a person has confirmed it. */
export const hasTrustedNumber = ({
  registrationNumber,
  registrationNumberConfirmed,
}: z.output<typeof registrationNumberPart>): boolean =>
  registrationNumberConfirmed ||
  !isRegistrationNumberForm(registrationNumber) ||
  isRegistrationNumberValid(registrationNumber);

/**
 * The issue that a schema with {@link companyFields} reports for a doubtful number: at its field, together with other
 * errors.
 */
export const doubtfulNumber = {
  path: ['registrationNumber'],
  when: ({ value }: { value: unknown }) => registrationNumberPart.safeParse(value).success,
  ...issueCode('registration-number-check'),
};
