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

/** A PIB that is right (rules.md#company-numbers), as its nine digits. */
export const pibField = requiredText(40)
  .transform(normalizePib)
  .superRefine((pib, context) => {
    if (pib === '' || isPibValid(pib)) return;
    context.addIssue({ code: 'custom', ...issueCode(isPibForm(pib) ? 'pib-check' : 'pib-form') });
  });

/** A registration number of the right form; its check digit is a warning, see `registrationNumberConfirmed`. */
const registrationNumberField = requiredText(40)
  .transform(normalizeRegistrationNumber)
  .refine((number) => number === '' || isRegistrationNumberForm(number), issueCode('registration-number-form'));

/** Five digits, as `11 000` too. */
const postalField = requiredText(20)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => text === '' || /^\d{5}$/.test(text), issueCode('postal'));

/** What a company gives when it registers. */
export const companyFields = {
  company: oneLine(200),
  pib: pibField,
  registrationNumber: registrationNumberField,
  /** The person confirms that the number is right although its check digit does not fit. */
  registrationNumberConfirmed: z.boolean().default(false),
  phone: phoneField,
  website: optionalWebAddress,
  /** Town in words. */
  location: oneLine(100),
  postal: postalField,
  address: oneLine(200),
};

const registrationNumberPart = z.object({
  registrationNumber: z.string(),
  registrationNumberConfirmed: z.boolean(),
});

/**
 * Whether the registration number can be taken: its check digit fits, or a person says that it is right nevertheless.
 */
export const hasTrustedNumber = ({
  registrationNumber,
  registrationNumberConfirmed,
}: z.output<typeof registrationNumberPart>): boolean =>
  registrationNumberConfirmed ||
  !isRegistrationNumberForm(registrationNumber) ||
  isRegistrationNumberValid(registrationNumber);

/** How a schema with {@link companyFields} reports a doubtful number: at its field, together with other mistakes. */
export const doubtfulNumber = {
  path: ['registrationNumber'],
  when: ({ value }: { value: unknown }) => registrationNumberPart.safeParse(value).success,
  ...issueCode('registration-number-check'),
};
