import { type ReactNode, useState } from 'react';
import { formatNumber } from '#kit/money.ts';
import { IconDotsVertical, IconTrash } from '#ui/icons/account-icons.tsx';
import { IconLock, IconMail } from '#ui/icons/mail-icons.tsx';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { IconKey } from '#ui/icons/sign-in-icons.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card, Stat } from '#ui/light/card.tsx';
import { IconHistory, IconLogOut, IconMapPin } from '#ui/light/icons.tsx';
import { Menu, MenuAction, MenuLine, MenuLink } from '#ui/menu.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { UserView } from '../fields.ts';
import { type UserAct, UserActModal } from './user-act.tsx';
import { AccountCard, CompanyCard, ConsentCard, DangerCard } from './user-cards.tsx';
import { BlockedBadge, EmailBadge, TypeBadge, UserPicture, userName } from './user-parts.tsx';
import '#ui/administration/administration.css';
import { pageAddress } from '#kit/site-map.ts';

export interface UserPageProps {
  user: UserView;
  /** Audit log entries by and about the user. */
  log: ReactNode;
  /** Link to the user's actions in the audit log. */
  logHref: string;
  /** Link to the company's administration page; null without a company. */
  companyHref: string | null;
}

interface ActProps {
  user: UserView;
  logHref: string;
  onAct: (act: UserAct) => void;
}

function MoreActs({ user, logHref, onAct }: ActProps) {
  const t = useTexts();
  return (
    <Menu
      width="auto"
      buttonClass="icon-button icon-button-framed"
      label={t('administration.user.moreActions')}
      button={<IconDotsVertical />}
    >
      <MenuLink href={logHref} icon={<IconHistory />}>
        {t('administration.user.log')}
      </MenuLink>
      <MenuAction icon={<IconLogOut />} onClick={() => onAct('signOut')}>
        {t('administration.user.signOut')}
      </MenuAction>
      {user.self ? null : (
        <>
          <MenuLine />
          <MenuAction
            icon={<IconLock />}
            danger={!user.blocked}
            onClick={() => onAct(user.blocked ? 'unblock' : 'block')}
          >
            {t(user.blocked ? 'administration.user.unblock' : 'administration.user.block')}
          </MenuAction>
        </>
      )}
      {user.accountType === 'jobseeker' ? (
        <MenuAction icon={<IconTrash />} danger onClick={() => onAct('delete')}>
          {t('administration.user.delete')}
        </MenuAction>
      ) : null}
    </Menu>
  );
}

function Head({ user, logHref, onAct }: ActProps) {
  const t = useTexts();
  const { companyData } = user;
  return (
    <Card className="mb24">
      <div className="row g24 flex-wrap">
        <UserPicture user={user} large />
        <div className="grow admin-user">
          <div className="row g8 flex-wrap">
            <h1>{userName(user)}</h1>
            <TypeBadge user={user} />
            <EmailBadge user={user} whole />
            <BlockedBadge user={user} />
          </div>
          <ul className="admin-user-facts mt8">
            <li>
              <IconMail />
              {user.email}
            </li>
            {companyData?.phoneText ? (
              <li>
                <IconPhone />
                {companyData.phoneText}
              </li>
            ) : null}
            {companyData?.location ? (
              <li>
                <IconMapPin />
                {companyData.location}
              </li>
            ) : null}
          </ul>
        </div>
        <div className="row g8 flex-wrap">
          <Button
            onClick={() => onAct('instructions')}
            disabledReason={user.blocked ? t('administration.problems.user-blocked') : undefined}
          >
            <IconKey />
            {t('administration.user.sendInstructions')}
          </Button>
          <MoreActs user={user} logHref={logHref} onAct={onAct} />
        </div>
      </div>
    </Card>
  );
}

/** One user: identity, account data, audit log and available actions. */
export function UserPage({ user, log, logHref, companyHref }: UserPageProps) {
  const t = useTexts();
  const language = useLanguage();
  const [act, setAct] = useState<UserAct | null>(null);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('administration.users.title'), href: pageAddress('admin-users') },
          { label: userName(user) },
        ]}
      />
      <Head user={user} logHref={logHref} onAct={setAct} />
      <div className="admin-columns">
        <div className="stack g16">
          {user.counts.length > 0 ? (
            <div className={`grid ${user.counts.length === 3 ? 'c3' : 'c2'} keep-two g16`}>
              {user.counts.map(({ kind, count }) => (
                <Stat
                  key={kind}
                  value={formatNumber(count, language)}
                  label={t(`administration.user.${kind}`, { count })}
                />
              ))}
            </div>
          ) : null}
          {log}
          <div className="grid c2 top g16">
            <DangerCard user={user} onAct={setAct} />
          </div>
        </div>
        <aside className="stack g16">
          <AccountCard user={user} onAct={setAct} />
          <CompanyCard user={user} href={companyHref} />
          <ConsentCard user={user} />
        </aside>
      </div>
      <UserActModal act={act} user={user} onClose={() => setAct(null)} />
    </>
  );
}
