import { z } from 'zod';
import { issueCode } from '#kit/validation-issues.ts';
import { type PasswordFault, passwordFault, passwordMax } from './password-rules.ts';

/** `validation.*` code of each fault. */
const codes: Record<PasswordFault, string> = {
  length: 'password-length',
  uppercase: 'password-uppercase',
  number: 'password-number',
  special: 'password-special',
  'too-long': 'too-long',
  common: 'password-common',
};

/** A new password (rules.md#passwords): reports one fault at a time, neither trims nor truncates. */
export const newPassword = z
  .string()
  .min(1)
  .superRefine((password, context) => {
    const fault = password === '' ? null : passwordFault(password);
    if (!fault) return;
    const params = fault === 'too-long' ? { max: passwordMax } : undefined;
    context.addIssue({ code: 'custom', ...issueCode(codes[fault], params) });
  });

/** The password and its repetition, for an object that uses {@link samePasswords} as its check. */
export const newPasswordFields = { password: newPassword, passwordRepeated: z.string().min(1) };

/** For `.superRefine` of the object: checks that both are equal, also while other fields are invalid. */
export const samePasswords = (
  { password, passwordRepeated }: { password: string; passwordRepeated: string },
  context: z.core.$RefinementCtx,
): void => {
  if (passwordRepeated === '' || password === passwordRepeated) return;
  context.addIssue({ code: 'custom', path: ['passwordRepeated'], ...issueCode('passwords-differ') });
};
