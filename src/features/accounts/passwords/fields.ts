import { z } from 'zod';
import { newPasswordFields, samePasswords } from './new-password-fields.ts';

export const changePasswordInput = z
  .strictObject({
    /** Required if the account has a password. Only compared, so no rules apply to it. */
    currentPassword: z.string().max(500).optional(),
    ...newPasswordFields,
  })
  .superRefine(samePasswords);
export type ChangePasswordForm = z.input<typeof changePasswordInput>;
export type ChangePasswordInput = z.output<typeof changePasswordInput>;
