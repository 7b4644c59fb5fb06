import { z } from 'zod';
import {
  isPibForm,
  isPibValid,
  isRegistrationNumberForm,
  isRegistrationNumberValid,
  normalizePib,
  normalizeRegistrationNumber,
} from '#shared/company-numbers.ts';
import { oneLine, optionalWebAddress, requiredText } from '#shared/fields.ts';
import { phoneField } from '#shared/phone-field.ts';
import { issueCode } from '#shared/validation-issues.ts';

/** A PIB that is right (conventions §1), as its nine digits. */
export const pibField = requiredText(40)
  .transform(normalizePib)
  .superRefine((pib, context) => {
    if (pib === '' || isPibValid(pib)) return;
    context.addIssue({ code: 'custom', ...issueCode(isPibForm(pib) ? 'pib-check' : 'pib-form') });
  });

/** A registration number of the right form; its check digit is a warning, see `registrationNumberConfirmed`. */
const registrationNumberField = requiredText(40)
  .transform(normalizeRegistrationNumber)
  .refine(
    (number) => number === '' || isRegistrationNumberForm(number),
    issueCode('registration-number-form'),
  );

/** Five digits, as `11 000` too. */
const postalField = requiredText(20)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => text === '' || /^\d{5}$/.test(text), issueCode('postal'));

/** What a company tells of itself when it registers. */
export const companyFields = {
  company: oneLine(200),
  pib: pibField,
  registrationNumber: registrationNumberField,
  /** Said by the person when the check digit does not fit: the number is right nevertheless. */
  registrationNumberConfirmed: z.boolean().default(false),
  phone: phoneField,
  website: optionalWebAddress,
  /** Town in words. */
  location: oneLine(100),
  postal: postalField,
  address: oneLine(200),
};

/** Whether a person has to say that the registration number is right although its check digit is not. */
export const mustConfirmRegistrationNumber = (input: {
  registrationNumber: string;
  registrationNumberConfirmed: boolean;
}): boolean =>
  !input.registrationNumberConfirmed &&
  isRegistrationNumberForm(input.registrationNumber) &&
  !isRegistrationNumberValid(input.registrationNumber);
