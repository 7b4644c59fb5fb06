import { z } from 'zod';
import { newPasswordFields, samePasswords } from '#features/accounts/passwords/new-password-fields.ts';
import { companyRoles } from '#kit/company-role.ts';
import { emailField, personName, requiredTick } from '#kit/fields.ts';
import { linkTokenQuery } from '#kit/query-fields.ts';

/** Members of a company and invitations to it (rules.md#team). */

const role = z.enum(companyRoles);

export const teamMember = z
  .object({
    /** Account id. */
    id: z.string(),
    /** First name; empty, like the last name, when not given. */
    name: z.string(),
    lastName: z.string(),
    email: z.string(),
    role,
    joinedAt: z.iso.datetime(),
    /** An administrator has blocked the account. */
    blocked: z.boolean(),
    /** Whether the member is the requesting user. */
    self: z.boolean(),
    /** Whether mail to the company is sent to this member. */
    answers: z.boolean(),
    /** The last owner who can act: cannot leave or get another role. */
    stays: z.boolean(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.output<typeof teamMember>;

export const teamInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role,
    /** Name or email of the sender; null when that account has been deleted. */
    invitedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    expired: z.boolean(),
    /** Remaining days in which it can be accepted, including today. */
    daysLeft: z.number().int(),
  })
  .meta({ id: 'TeamInvitation' });
export type TeamInvitation = z.output<typeof teamInvitation>;

/** Response of `GET /employer/members` and of every change to the team. */
export const team = z
  .object({
    /** Owners first, then recruiters and readers, each longest-serving first. */
    members: z.array(teamMember),
    /** Newest first; expired ones are listed for some time. */
    invitations: z.array(teamInvitation),
    /** Number of people who can still be invited. */
    free: z.number().int(),
  })
  .meta({ id: 'Team' });
export type Team = z.output<typeof team>;

export const inviteInput = z.strictObject({ email: emailField, role });
export type InviteInput = z.output<typeof inviteInput>;
export type InviteForm = z.input<typeof inviteInput>;

export const roleInput = z.strictObject({ role });

export const ownNameInput = z.strictObject({ name: personName, lastName: personName });
export type OwnNameInput = z.output<typeof ownNameInput>;

/** Token of a link; any other text is an unknown token, not a validation error. */
const tokenField = z.string().max(500);

export const invitationQuery = z.object({ token: linkTokenQuery(500) });

/**
 * Existing account of the invited address: none; an employer account without a company, in this company, or in another
 * one; an account of another type; a blocked account.
 */
export const invitedAccounts = ['none', 'free', 'member', 'other-company', 'other-kind', 'blocked'] as const;

export const invitationFacts = z
  .object({
    /** `unknown`: accepted, withdrawn, replaced by a newer one, or nonexistent. */
    state: z.enum(['open', 'expired', 'unknown']),
    /** Only for the holder of the link; null unless the invitation is open. */
    invitation: z
      .object({
        company: z.string(),
        role,
        invitedBy: z.string().nullable(),
        expiresAt: z.iso.datetime(),
        email: z.string(),
        account: z.enum(invitedAccounts),
      })
      .nullable(),
  })
  .meta({ id: 'InvitationFacts' });
export type InvitationFacts = z.output<typeof invitationFacts>;

/** Accepts an invitation with a new account. */
export const joinInput = z
  .strictObject({
    token: tokenField,
    name: personName,
    lastName: personName,
    ...newPasswordFields,
    /** Accepts the terms and privacy policy, and confirms an age of at least 15 years. */
    terms: requiredTick,
  })
  .superRefine(samePasswords);
export type JoinInput = z.output<typeof joinInput>;
export type JoinForm = z.input<typeof joinInput>;

/** Accepts with an existing account; as at login, the password must only be present. */
export const rejoinInput = z.strictObject({ token: tokenField, password: z.string().min(1).max(500) });
export type RejoinInput = z.output<typeof rejoinInput>;

/** Email to sign in with, and the joined company. */
export const joinedAnswer = z.object({ email: z.string(), company: z.string() });
