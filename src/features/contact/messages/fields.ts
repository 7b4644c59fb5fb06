import { z } from 'zod';
import { emailField, oneLine, requiredText, requiredTick } from '#kit/fields.ts';
import { contactSenders, contactSubjects, messageLimit } from '../contact-topics.ts';

/** The provider's public data; unknown values are empty. */
export const contactAnswer = z
  .object({
    name: z.string(),
    address: z.string(),
    pib: z.string(),
    registrationNumber: z.string(),
    email: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof contactAnswer>;

export const contactInput = z.strictObject({
  name: oneLine(100),
  email: emailField,
  sender: z.enum(contactSenders),
  subject: z.enum(contactSubjects),
  message: requiredText(messageLimit),
  /** Consent to the use of the data for the reply. */
  agreement: requiredTick,
  /** Honeypot: hidden from people, so only bots fill it in. */
  homepage: z.string().max(500).default(''),
});
export type ContactForm = z.input<typeof contactInput>;
export type ContactInput = z.output<typeof contactInput>;

/** The address for the reply. */
export const contactSent = z.object({ email: z.string() });
export type ContactSent = z.output<typeof contactSent>;
