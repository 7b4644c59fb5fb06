import { type CompanyRole, hasRole } from '#kit/company-role.ts';
import type { Team } from '../fields.ts';
import { InvitationList } from './invitation-list.tsx';
import { MemberList } from './member-list.tsx';
import { InviteForm, OwnNameForm } from './team-forms.tsx';
import './team.css';

export interface TeamPageProps {
  team: Team;
  company: string;
  /** Role of the viewer. */
  role: CompanyRole;
}

/** „Tim”: members of the company. Owners can invite, change and remove members; others can view them and leave. */
export function TeamPage({ team: { members, invitations, free }, company, role }: TeamPageProps) {
  const managed = hasRole(role, 'owner');
  const me = members.find(({ self }) => self);
  return (
    <>
      <MemberList members={members} company={company} managed={managed} />
      <InvitationList invitations={invitations} managed={managed} />
      {managed ? <InviteForm free={free} /> : null}
      {me ? <OwnNameForm key={`${me.name} ${me.lastName}`} name={me.name} lastName={me.lastName} /> : null}
    </>
  );
}
