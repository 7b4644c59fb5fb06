import { type ReactNode, useState } from 'react';
import { formatDateTime } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { KeyValues } from '#ui/facts.tsx';
import { IconLinkOff } from '#ui/icons/mail-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconAlertTriangle, IconCircleCheck, IconUsers } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { InvitationFacts } from '../fields.ts';
import { type AccountParts, type Joined, JoinForm, RejoinForm } from './join-forms.tsx';

/** Result of a step, rendered as on the sign-in pages. */
export interface StateProps {
  icon: ReactNode;
  tone?: 'info' | 'ok' | 'wait' | 'bad';
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  focused?: boolean;
}

export interface InvitationPageProps {
  token: string;
  facts: InvitationFacts;
  /** Email of the user signed in in this browser; null if nobody is. */
  signedInAs: string | null;
  /** Result of the form when submitted without JavaScript. */
  joined: Joined | null;
  onSignOut: () => void;
  /** Components of the account pages. */
  parts: AccountParts & { state: (props: StateProps) => ReactNode };
}

type Open = NonNullable<InvitationFacts['invitation']>;

function Invitation({
  token,
  invitation,
  signedInAs,
  parts,
  onSignOut,
  onJoined,
  onInvalid,
}: Pick<InvitationPageProps, 'token' | 'signedInAs' | 'parts' | 'onSignOut'> & {
  invitation: Open;
  onJoined: (joined: Joined) => void;
  onInvalid: () => void;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { company, role, invitedBy, email, expiresAt, account } = invitation;
  const form = { token, email, onJoined, onInvalid };
  return (
    <>
      <div>
        <h1>{t('employers.team.join.heading', { company })}</h1>
        <p className="dim mt8">
          {t(account === 'free' ? 'employers.team.join.introFree' : 'employers.team.join.intro')}
        </p>
      </div>
      {signedInAs ? (
        <Note tone="warn" actions={<Button onClick={onSignOut}>{t('employers.team.join.signOut')}</Button>}>
          {t('employers.team.join.signedInAs', { email: signedInAs, invited: email })}
        </Note>
      ) : null}
      <KeyValues
        layout="wide"
        items={[
          { label: t('employers.team.join.role'), value: <RoleText role={role} /> },
          ...(invitedBy ? [{ label: t('employers.team.join.by'), value: invitedBy }] : []),
          { label: t('employers.team.join.forEmail'), value: email },
          { label: t('employers.team.join.until'), value: formatDateTime(new Date(expiresAt), language) },
        ]}
      />
      {account === 'free' ? <RejoinForm {...form} /> : <JoinForm {...form} parts={parts} />}
    </>
  );
}

function RoleText({ role }: Pick<Open, 'role'>) {
  const t = useTexts();
  return (
    <>
      <b className="medium">{t(`employers.team.roles.${role}`)}</b>
      <br />
      <span className="sm dim">{t(`employers.team.roleTexts.${role}`)}</span>
    </>
  );
}

/** Target page of an invitation link; depends on the invited address, not on who is signed in. */
export function InvitationPage(props: InvitationPageProps) {
  const { token, facts, signedInAs, onSignOut, parts } = props;
  const t = useTexts();
  const [joined, setJoined] = useState(props.joined);
  const [invalid, setInvalid] = useState(false);
  const signIn = (
    <LinkButton variant="primary" href={pageAddress('login-employer')}>
      {t('employers.team.join.invalid.signIn')}
    </LinkButton>
  );
  const signOut = <Button onClick={onSignOut}>{t('employers.team.join.signOut')}</Button>;
  if (joined) {
    return parts.state({
      focused: true,
      tone: 'ok',
      icon: <IconCircleCheck />,
      title: t('employers.team.join.done.title', { company: joined.company }),
      children: t(signedInAs ? 'employers.team.join.done.signOutFirst' : 'employers.team.join.done.text', {
        email: joined.email,
      }),
      actions: signedInAs ? signOut : signIn,
    });
  }
  if (invalid || facts.invitation === null) {
    const kind = !invalid && facts.state === 'expired' ? 'expired' : 'invalid';
    return parts.state({
      focused: invalid,
      tone: 'bad',
      icon: <IconLinkOff />,
      title: t(`employers.team.join.${kind}.title`),
      children: t(`employers.team.join.${kind}.text`),
      actions: kind === 'invalid' && !signedInAs ? signIn : undefined,
    });
  }
  const { account, company, email } = facts.invitation;
  if (account === 'none' || account === 'free') {
    return (
      <Invitation
        {...{ token, signedInAs, parts, onSignOut }}
        invitation={facts.invitation}
        onJoined={setJoined}
        onInvalid={() => setInvalid(true)}
      />
    );
  }
  const kind = account === 'blocked' ? 'blocked-account' : account;
  return parts.state({
    tone: kind === 'member' ? 'info' : 'wait',
    icon: kind === 'member' ? <IconUsers /> : <IconAlertTriangle />,
    title: t(`employers.team.join.${kind}.title`, { company, email }),
    children: t(`employers.team.join.${kind}.text`, { company, email }),
    actions:
      kind === 'blocked-account' ? (
        <LinkButton href={pageAddress('contact')}>{t('ui.toContact')}</LinkButton>
      ) : signedInAs ? (
        kind === 'other-company' && signedInAs === email ? (
          <LinkButton href={pageAddress('team')}>{t('employers.team.title')}</LinkButton>
        ) : (
          signOut
        )
      ) : (
        signIn
      ),
  });
}
