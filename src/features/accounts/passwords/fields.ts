import { z } from 'zod';
import { newPasswordFields, samePasswords } from './new-password-fields.ts';

export const changePasswordInput = z
  .strictObject({
    /** Needed when the account has a password. Only compared, so no rule applies to it. */
    currentPassword: z.string().max(500).optional(),
    ...newPasswordFields,
  })
  .superRefine(samePasswords);
export type ChangePasswordForm = z.input<typeof changePasswordInput>;
export type ChangePasswordInput = z.output<typeof changePasswordInput>;
