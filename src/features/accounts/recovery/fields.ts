import { z } from 'zod';
import { accountTypes } from '#kit/actor.ts';
import { emailField } from '#kit/fields.ts';
import { linkTokenQuery } from '#kit/query-fields.ts';
import { newPasswordFields, samePasswords } from '../passwords/new-password-fields.ts';
import { returnPath } from '../return-path.ts';

/** Where instructions are to be sent. */
export const instructionsInput = z.strictObject({ email: emailField });
export type InstructionsInput = z.output<typeof instructionsInput>;

/** The same for the link that verifies an address, with where it leads in the end. */
export const verificationInput = instructionsInput.extend({ redirectUrl: returnPath });

/** The same for every address, so that it does not reveal whether there is an account. */
export const instructionsAnswer = z.object({ email: z.string() });

/** A token of a link; one that is no token of ours is an unknown one, not a wrong field. */
const tokenField = z.string().max(500);

export const verifyEmailInput = z.strictObject({ token: tokenField });

export const resetPasswordInput = z
  .strictObject({
    token: tokenField,
    ...newPasswordFields,
    /** Asked of an account that somebody else has made, with its first password. */
    terms: z.boolean().default(false),
  })
  .superRefine(samePasswords);
export type ResetPasswordForm = z.input<typeof resetPasswordInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** Whose sign-in follows. */
export const recoveredAnswer = z.object({ accountType: z.enum(accountTypes) });

export const tokenQuery = z.object({ token: linkTokenQuery(500) });

/**
 * `email`: the account that the link belongs to, for the holder of the link; null when it is not valid any more. `asksTerms`: nobody
 * has agreed to the terms with it yet.
 */
export const tokenAnswer = z.object({
  valid: z.boolean(),
  email: z.string().nullable(),
  asksTerms: z.boolean(),
});
