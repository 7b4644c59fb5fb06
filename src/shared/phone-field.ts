import { z } from 'zod';
import { toE164 } from './phone.ts';
import { issueCode } from './validation-issues.ts';

/** A phone number as people write it → E.164. In a file of its own because of the size of the numbering plans. */
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
