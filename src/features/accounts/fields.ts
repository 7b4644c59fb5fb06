import { z } from 'zod';
import { accountTypes } from '#kit/actor.ts';
import { companyRoles } from '#kit/company-role.ts';
import { emailField } from '#kit/fields.ts';
import { identityView } from './identity-fields.ts';

/** The signed-in user, as the browser stores it (rules.md#browser-store). */
export const sessionUser = z
  .object({
    id: z.string(),
    accountType: z.enum(accountTypes),
    email: z.string(),
    name: z.string(),
    lastName: z.string(),
    /** Company members only, as is `role`. */
    employerId: z.number().int().nullable(),
    role: z.enum(companyRoles).nullable(),
    company: z.string().nullable(),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.output<typeof sessionUser>;

export const accessToken = z.object({ accessToken: z.string() });

export const loginInput = z.strictObject({
  email: emailField,
  /** Only required to be present: rules for new passwords must not lock out old ones. */
  password: z.string().min(1).max(500),
  accountType: z.enum(accountTypes),
});
export type LoginInput = z.output<typeof loginInput>;

export const loginAnswer = z.object({ user: sessionUser, token: accessToken });

export const refreshAnswer = z.object({ token: accessToken });

export const meAnswer = z.object({
  user: sessionUser,
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  /** The address permanently rejected mail: only mail that the person requested is sent to it. */
  mailRefused: z.boolean(),
  /** Connected providers, oldest connection first. */
  identities: z.array(identityView),
});
