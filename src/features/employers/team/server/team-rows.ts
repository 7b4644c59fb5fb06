import { companyRoles } from '#kit/company-role.ts';
import { daysBetween, localDay } from '#kit/dates.ts';
import type { Team, TeamInvitation, TeamMember } from '../fields.ts';
import { teamLimits } from '../team-limits.ts';
import { isLastOwner } from './answering-owner.ts';
import type { listInvitations, MemberRow } from './team-store.ts';

/** Display name of a person: first and last name, else email. */
export const calledBy = ({
  name,
  lastName,
  email,
}: {
  name: string | null;
  lastName: string | null;
  email: string | null;
}): string | null => [name, lastName].filter(Boolean).join(' ').trim() || email;

type InvitationWithSender = Awaited<ReturnType<typeof listInvitations>>[number];

const toInvitation = ({ invitation, ...sender }: InvitationWithSender, now: Date): TeamInvitation => {
  const { id, email, role, createdAt, expiresAt } = invitation;
  const expired = expiresAt <= now;
  return {
    id,
    email,
    role,
    expired,
    invitedBy: calledBy(sender),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    daysLeft: expired ? 0 : Math.max(1, daysBetween(localDay(now), localDay(expiresAt))),
  };
};

const toMember = (
  { mailLanguage: _language, blockedAt, joinedAt, ...member }: MemberRow,
  facts: Pick<TeamMember, 'self' | 'answers' | 'stays'>,
): TeamMember => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
  blocked: blockedAt !== null,
  ...facts,
});

/** Converts members and invitations to the response for one of the members. */
export function toTeam(
  members: readonly MemberRow[],
  invitations: readonly InvitationWithSender[],
  { accountId, answering, now }: { accountId: string; answering: string | null; now: Date },
): Team {
  const rank = ({ role }: MemberRow): number => -companyRoles.indexOf(role);
  const shown = invitations.map((one) => toInvitation(one, now));
  const open = shown.filter(({ expired }) => !expired).length;
  return {
    members: members
      .toSorted((one, other) => rank(one) - rank(other))
      .map((member) =>
        toMember(member, {
          self: member.id === accountId,
          answers: member.id === answering,
          stays: isLastOwner(members, member.id),
        }),
      ),
    invitations: shown,
    free: Math.max(0, teamLimits.places - members.length - open),
  };
}
