import { z } from 'zod';
import {
  isPibForm,
  isPibValid,
  isRegistrationNumberForm,
  isRegistrationNumberValid,
  normalizePib,
  normalizeRegistrationNumber,
} from './company-numbers.ts';
import { requiredText } from './fields.ts';
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
export const registrationNumberField = requiredText(40)
  .transform(normalizeRegistrationNumber)
  .refine((number) => number === '' || isRegistrationNumberForm(number), issueCode('registration-number-form'));

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
 * The issue that a schema with a registration number reports for a doubtful one: at its field, together with other
 * errors.
 */
export const doubtfulNumber = {
  path: ['registrationNumber'],
  when: ({ value }: { value: unknown }) => registrationNumberPart.safeParse(value).success,
  ...issueCode('registration-number-check'),
};
