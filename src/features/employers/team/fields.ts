import { z } from 'zod';
import { newPasswordFields, samePasswords } from '#features/accounts/passwords/new-password-fields.ts';
import { companyRoles } from '#kit/company-role.ts';
import { emailField, personName, requiredTick } from '#kit/fields.ts';
import { linkTokenQuery } from '#kit/query-fields.ts';

/** Members of a company and invitations to it (rules.md#team). */

const role = z.enum(companyRoles);

export const teamMember = z
  .object({
    /** Of the account. */
    id: z.string(),
    /** First and last name; empty for somebody who has not given any. */
    name: z.string(),
    lastName: z.string(),
    email: z.string(),
    role,
    joinedAt: z.iso.datetime(),
    /** An administrator has blocked the account. */
    blocked: z.boolean(),
    /** Whoever asks. */
    self: z.boolean(),
    /** Mail to the company goes there. */
    answers: z.boolean(),
    /** The last owner who can act: neither leaves nor gets another role. */
    stays: z.boolean(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.output<typeof teamMember>;

export const teamInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role,
    /** Name or address of who sent it; null once that account is gone. */
    invitedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    expired: z.boolean(),
    /** Days in which it can still be accepted, the present one too. */
    daysLeft: z.number().int(),
  })
  .meta({ id: 'TeamInvitation' });
export type TeamInvitation = z.output<typeof teamInvitation>;

/** `GET /employer/members`, and what every change of the team answers. */
export const team = z
  .object({
    /** Owners first, then recruiters and readers, each by time. */
    members: z.array(teamMember),
    /** The latest first; those that have run out are there for a while. */
    invitations: z.array(teamInvitation),
    /** How many more can be invited. */
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

/** A token of a link; one that is no token of ours is an unknown one, not a wrong field. */
const tokenField = z.string().max(500);

export const invitationQuery = z.object({ token: linkTokenQuery(500) });

/**
 * What the invited address has already: nothing; an employer's account that belongs to no company; one of this company or
 * of another one; an account of another kind; a blocked one.
 */
export const invitedAccounts = ['none', 'free', 'member', 'other-company', 'other-kind', 'blocked'] as const;

export const invitationFacts = z
  .object({
    /** `unknown`: accepted, withdrawn, replaced by a newer one, or never there. */
    state: z.enum(['open', 'expired', 'unknown']),
    /** For the holder of the link alone; null unless it is open. */
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

/** Accepts with a new account. */
export const joinInput = z
  .strictObject({
    token: tokenField,
    name: personName,
    lastName: personName,
    ...newPasswordFields,
    /** Terms and privacy, and being at least 15 years old. */
    terms: requiredTick,
  })
  .superRefine(samePasswords);
export type JoinInput = z.output<typeof joinInput>;
export type JoinForm = z.input<typeof joinInput>;

/** Accepts with an account that is there already: only its presence is checked, as at the login. */
export const rejoinInput = z.strictObject({ token: tokenField, password: z.string().min(1).max(500) });
export type RejoinInput = z.output<typeof rejoinInput>;

/** Who signs in now, and where. */
export const joinedAnswer = z.object({ email: z.string(), company: z.string() });
