import { z } from 'zod';
import { accountTypes } from '#kit/actor.ts';
import { emailField } from '#kit/fields.ts';
import { linkTokenQuery } from '#kit/query-fields.ts';
import { newPasswordFields, samePasswords } from '../passwords/new-password-fields.ts';
import { returnPath } from '../return-path.ts';

/** The address to send instructions to. */
export const instructionsInput = z.strictObject({ email: emailField });
export type InstructionsInput = z.output<typeof instructionsInput>;

/** Like {@link instructionsInput}, with the path to redirect to after verification. */
export const verificationInput = instructionsInput.extend({ redirectUrl: returnPath });

/** The same for every address, so that it does not reveal whether an account exists. */
export const instructionsAnswer = z.object({ email: z.string() });

/** Token of a link; invalid text is treated as an unknown token, not as a validation error. */
const tokenField = z.string().max(500);

export const verifyEmailInput = z.strictObject({ token: tokenField });

export const resetPasswordInput = z
  .strictObject({
    token: tokenField,
    ...newPasswordFields,
    /** Required with the first password of an account created by somebody else. */
    terms: z.boolean().default(false),
  })
  .superRefine(samePasswords);
export type ResetPasswordForm = z.input<typeof resetPasswordInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** Determines the sign-in page. */
export const recoveredAnswer = z.object({ accountType: z.enum(accountTypes) });

export const tokenQuery = z.object({ token: linkTokenQuery(500) });

/**
 * `email`: the address of the account that the link belongs to; null if the link is no longer valid. `asksTerms`:
 * nobody has accepted the terms for this account yet.
 */
export const tokenAnswer = z.object({
  valid: z.boolean(),
  email: z.string().nullable(),
  asksTerms: z.boolean(),
});
