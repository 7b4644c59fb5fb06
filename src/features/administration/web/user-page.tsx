import { useState } from 'react';
import { toSearch } from '#shared/endpoint.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Card, Stat } from '#ui/card.tsx';
import { IconDotsVertical, IconKey, IconLock, IconMail, IconTrash } from '#ui/icons/account-icons.tsx';
import { IconHistory, IconLogOut, IconMapPin } from '#ui/icons/icons.tsx';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { Menu, MenuAction, MenuLine, MenuLink } from '#ui/menu.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { AuditEntryView, UserView } from '../fields.ts';
import { auditAddress, userPath, usersPath } from './addresses.ts';
import { AuditTable } from './audit-table.tsx';
import { type UserAct, UserActModal } from './user-act.tsx';
import { AccountCard, CompanyCard, ConsentCard, DangerCard } from './user-cards.tsx';
import { BlockedBadge, EmailBadge, TypeBadge, UserPicture, userName } from './user-parts.tsx';
import './administration.css';

export interface UserPageProps {
  user: UserView;
  /** About the user and by the user. */
  entries: readonly AuditEntryView[];
  log: { page: number; pageSize: number; total: number };
}

interface ActProps {
  user: UserView;
  onAct: (act: UserAct) => void;
}

function MoreActs({ user, onAct }: ActProps) {
  const t = useTexts();
  return (
    <Menu
      width="auto"
      buttonClass="icb icb-f"
      label={t('administration.user.moreActions')}
      button={<IconDotsVertical />}
    >
      <MenuLink href={auditAddress({ actor: user.id })} icon={<IconHistory />}>
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

function Head({ user, onAct }: ActProps) {
  const t = useTexts();
  const { companyData } = user;
  return (
    <Card className="mb24">
      <div className="row g24 wrapx">
        <UserPicture user={user} large />
        <div className="grow adm-user">
          <div className="row g8 wrapx">
            <h1>{userName(user)}</h1>
            <TypeBadge user={user} />
            <EmailBadge user={user} whole />
            <BlockedBadge user={user} />
          </div>
          <ul className="adm-meta mt8">
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
        <div className="row g8 wrapx">
          <Button
            onClick={() => onAct('instructions')}
            disabledReason={user.blocked ? t('administration.problems.user-blocked') : undefined}
          >
            <IconKey />
            {t('administration.user.sendInstructions')}
          </Button>
          <MoreActs user={user} onAct={onAct} />
        </div>
      </div>
    </Card>
  );
}

function Log({ user, entries, log }: UserPageProps) {
  const t = useTexts();
  return (
    <>
      <Card as="section" pad="none" className="adm-log" aria-labelledby="log-card">
        <h2 className="adm-log-head adm-h3" id="log-card">
          {t('administration.user.log')}
        </h2>
        {entries.length === 0 ? (
          <p className="dim adm-log-head">{t('administration.user.emptyLog')}</p>
        ) : (
          <AuditTable entries={entries} label={t('administration.user.log')} withObject={false} />
        )}
      </Card>
      <Pagination
        page={log.page}
        pageCount={pageCount(log)}
        href={(page) => `${userPath(user.id)}${toSearch({ page: page > 1 ? page : null })}`}
      />
    </>
  );
}

/** One user: who it is, what the account holds, what was done, and what can be done. */
export function UserPage({ user, entries, log }: UserPageProps) {
  const t = useTexts();
  const language = useLanguage();
  const [act, setAct] = useState<UserAct | null>(null);
  return (
    <>
      <Breadcrumbs
        items={[{ label: t('administration.users.title'), href: usersPath }, { label: userName(user) }]}
      />
      <Head user={user} onAct={setAct} />
      <div className="adm-cols">
        <div className="stack g16 adm-main">
          {user.counts.length > 0 ? (
            <div className={`grid ${user.counts.length === 3 ? 'c3' : 'c2'} k2 g16`}>
              {user.counts.map(({ kind, count }) => (
                <Stat
                  key={kind}
                  value={formatNumber(count, language)}
                  label={t(`administration.user.${kind}`, { count })}
                />
              ))}
            </div>
          ) : null}
          <Log user={user} entries={entries} log={log} />
        </div>
        <aside className="stack g16">
          <AccountCard user={user} onAct={setAct} />
          <CompanyCard user={user} />
          <ConsentCard user={user} />
          <DangerCard user={user} onAct={setAct} />
        </aside>
      </div>
      <UserActModal act={act} user={user} onClose={() => setAct(null)} />
    </>
  );
}
