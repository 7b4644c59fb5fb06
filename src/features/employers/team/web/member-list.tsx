import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type CompanyRole, companyRoles } from '#kit/company-role.ts';
import { formatDate } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { clearRootStore } from '#kit/root-store.ts';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { changeMember, removeMember } from '../contract.ts';
import type { TeamMember } from '../fields.ts';

/** Display name of a member: first and last name, else email. */
const nameOf = ({ name, lastName, email }: TeamMember): string => `${name} ${lastName}`.trim() || email;

interface Asked {
  member: TeamMember;
  /** The selected role; null to remove the member. */
  role: CompanyRole | null;
}

interface MemberProps {
  member: TeamMember;
  /** The viewer may change roles and remove others. */
  managed: boolean;
  onAsk: (asked: Asked) => void;
}

/** Role of a member, and the actions on it; only the role for the last owner. */
function MemberActs({ member, managed, onAsk }: MemberProps) {
  const t = useTexts();
  const { role, self, stays } = member;
  const name = nameOf(member);
  if (managed && stays) return <Badge tone="neutral">{t(`employers.team.roles.${role}`)}</Badge>;
  return (
    <>
      {managed ? (
        <NativeSelect
          size="sm"
          className="team-role"
          aria-label={t('employers.team.roleOf', { name })}
          value={role}
          options={companyRoles.toReversed().map((value) => ({ value, label: t(`employers.team.roles.${value}`) }))}
          onChange={(event) => onAsk({ member, role: event.target.value as CompanyRole })}
        />
      ) : (
        <Badge tone="neutral">{t(`employers.team.roles.${role}`)}</Badge>
      )}
      {managed || self ? (
        <Button
          size="sm"
          aria-label={self ? undefined : t('employers.team.remove.of', { name })}
          onClick={() => onAsk({ member, role: null })}
        >
          {t(self ? 'employers.team.leave.action' : 'employers.team.remove.action')}
        </Button>
      ) : null}
    </>
  );
}

function Member(props: MemberProps) {
  const { member, managed } = props;
  const t = useTexts();
  const language = useLanguage();
  const name = nameOf(member);
  const since = t('employers.team.since', { date: formatDate(new Date(member.joinedAt), language) });
  return (
    <li className="team-row">
      <Avatar id={member.id} name={name} />
      <div>
        <div className="team-name">
          <b className="medium">{name}</b>
          {member.self ? <Badge tone="new">{t('employers.team.you')}</Badge> : null}
          {member.answers ? <Badge tone="neutral">{t('employers.team.answers')}</Badge> : null}
          {member.blocked ? <Badge tone="danger">{t('employers.team.blocked')}</Badge> : null}
        </div>
        <p className="sm dim">{withCommas([name === member.email ? null : member.email, since])}</p>
        {managed && member.stays && member.self ? <p className="xs muted">{t('employers.team.stays')}</p> : null}
      </div>
      <div className="team-acts">
        <MemberActs {...props} />
      </div>
    </li>
  );
}

/** Confirmation before a role change, removal or leaving. */
function useAskedAct(asked: Asked | null, company: string): AskedAct | null {
  const t = useTexts();
  const api = useApi();
  if (!asked) return null;
  const { member, role } = asked;
  const name = nameOf(member);
  const params = { id: member.id };
  if (role !== null) {
    return {
      title: t(member.self ? 'employers.team.demote.title' : 'employers.team.change.title'),
      text: member.self
        ? t('employers.team.demote.text', { role: t(`employers.team.roles.${role}`) })
        : t(`employers.team.change.roles.${role}`, { name }),
      field: null,
      submit: t('employers.team.demote.submit'),
      sending: t('employers.team.demote.sending'),
      dangerous: member.self,
      done: t('employers.team.roleChanged', { name }),
      perform: () => api.call(changeMember, { params, body: { role } }),
    };
  }
  const act = member.self ? 'leave' : 'remove';
  return {
    title: t(`employers.team.${act}.title`),
    text: t(`employers.team.${act}.text`, { name, company }),
    field: null,
    submit: t(`employers.team.${act}.submit`),
    sending: t(`employers.team.${act}.sending`),
    dangerous: true,
    done: t(`employers.team.${act}.done`, { name, company }),
    perform: () => api.call(removeMember, { params }),
  };
}

/** Members of the company; owners can change roles and remove members, every member can leave. */
export function MemberList({
  members,
  company,
  managed,
}: {
  members: readonly TeamMember[];
  company: string;
  managed: boolean;
}) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useAskedAct(asked, company);
  const self = asked?.member.self === true;
  // The session has ended with the membership: deletes all data of the company from memory.
  const left = async (): Promise<void> => {
    clearRootStore();
    window.location.assign('/');
  };
  // The viewer's permissions affect the whole page, so it is reloaded.
  const demoted = async (): Promise<void> => window.location.reload();
  return (
    <Card as="section" stack aria-labelledby="team-members">
      <h2 className="h3" id="team-members">
        {t('employers.team.members', { count: members.length })}
      </h2>
      <ul className="team-list">
        {members.map((member) => (
          <Member key={member.id} member={member} managed={managed} onAsk={setAsked} />
        ))}
      </ul>
      <ActModal
        act={act}
        onClose={() => setAsked(null)}
        refresh={revalidate}
        afterwards={self ? (asked?.role === null ? left : demoted) : undefined}
      />
    </Card>
  );
}
