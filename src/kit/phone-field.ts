import { z } from 'zod';
import { toE164 } from './phone.ts';
import { issueCode } from './validation-issues.ts';

const phone = (text: string, context: z.RefinementCtx<string>): string => {
  const number = toE164(text);
  if (number !== null) return number;
  context.addIssue({ code: 'custom', input: text, ...issueCode('phone') });
  return z.NEVER;
};

/** A phone number as people write it → E.164. In a file of its own because the numbering plans are large. */
export const phoneField = z.string().trim().min(1).max(40).transform(phone);

/** The same, or empty. */
export const optionalPhone = z
  .string()
  .trim()
  .max(40)
  .default('')
  .transform((text, context) => (text === '' ? '' : phone(text, context)));
