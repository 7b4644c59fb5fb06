import { z } from 'zod';
import { toE164 } from './phone.ts';
import { issueCode } from './validation-issues.ts';

/** A phone number as people write it → E.164. Apart from the other fields, for the numbering plans it carries. */
export const phoneField = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((text, context) => {
    const phone = toE164(text);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', input: text, ...issueCode('phone') });
    return z.NEVER;
  });
