import { z } from 'zod';
import { pibField, registrationNumberField } from '#kit/company-number-fields.ts';
import { oneLine, optionalWebAddress, postalField } from '#kit/fields.ts';
import { phoneField } from '#kit/phone-field.ts';

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
