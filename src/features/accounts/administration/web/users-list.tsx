import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { AdminCounts } from '#ui/administration/admin-counts.tsx';
import { AdminList } from '#ui/administration/admin-list.tsx';
import { shortMoment } from '#ui/administration/moment.ts';
import { IconDotsVertical, IconUserPlus } from '#ui/icons/account-icons.tsx';
import { IconLock } from '#ui/icons/mail-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconUser } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { type UsersAddress, usersAddress } from '../addresses.ts';
import type { UserRow, UsersMeta } from '../fields.ts';
import { type UserAct, UserActModal } from './user-act.tsx';
import { BlockedBadge, EmailBadge, TypeBadge, UserPicture, userName } from './user-parts.tsx';

export interface UsersListProps {
  users: readonly UserRow[];
  meta: UsersMeta;
  address: UsersAddress;
}

const countKinds = ['candidates', 'employers', 'newThisWeek', 'unverified'] as const;
const types = ['jobseeker', 'employer', 'admin'] as const;

/** One list for verification and block, which are hardly ever combined. */
const states = {
  verified: { email: 'verified', state: null },
  unverified: { email: 'unverified', state: null },
  blocked: { email: null, state: 'blocked' },
} as const;

interface RowProps {
  user: UserRow;
  onAct: (act: UserAct, user: UserRow) => void;
}

function Row({ user, onAct }: RowProps) {
  const t = useTexts();
  const language = useLanguage();
  const name = userName(user);
  const blockAct = user.blocked ? 'unblock' : 'block';
  return (
    <tr>
      <td>
        <div className="row g12">
          <UserPicture user={user} />
          <div className="admin-person">
            <Link className="medium" href={pageAddress('admin-user', user.id)}>
              {name}
            </Link>
            <br />
            <span className="sm dim">{user.email}</span>
          </div>
        </div>
      </td>
      <td data-label={t('administration.users.role')}>
        <TypeBadge user={user} />
      </td>
      <td data-label={t('administration.users.email')}>
        <span className="admin-badges">
          <EmailBadge user={user} />
          <BlockedBadge user={user} />
        </span>
      </td>
      <td className="no-wrap" data-label={t('administration.users.registered')}>
        {formatDate(new Date(user.createdAt), language)}
      </td>
      <td className="no-wrap" data-label={t('administration.users.lastSignIn')}>
        {shortMoment(user.lastSignedInAt, user.lastSignedInDaysAgo, t, language)}
      </td>
      <td className="right admin-menu">
        <Menu
          width="auto"
          buttonClass="icon-button icon-button-sm"
          label={t('administration.users.actionsFor', { name })}
          button={<IconDotsVertical />}
        >
          <MenuLink href={pageAddress('admin-user', user.id)} icon={<IconUser />}>
            {t('administration.users.open')}
          </MenuLink>
          <MenuAction icon={<IconLock />} danger={!user.blocked} onClick={() => onAct(blockAct, user)}>
            {t(`administration.user.${blockAct}`)}
          </MenuAction>
        </Menu>
      </td>
    </tr>
  );
}

/** Users: counts, search, filters and the table, whose rows are cards on a narrow screen. */
export function UsersList({ users, meta, address }: UsersListProps) {
  const t = useTexts();
  const [request, setRequest] = useState<{ act: UserAct; user: UserRow } | null>(null);
  const { page: _, ...filters } = address;
  return (
    <>
      <div className="row between flex-wrap g12 mb24">
        <h1>{t('administration.users.title')}</h1>
        <LinkButton variant="primary" href={pageAddress('admin-user-create')}>
          <IconUserPlus />
          {t('administration.users.create')}
        </LinkButton>
      </div>
      <AdminCounts
        counts={countKinds.map((kind) => ({
          kind,
          count: meta.counts[kind],
          label: t(`administration.home.${kind}`, { count: meta.counts[kind] }),
        }))}
      />
      <AdminList
        path={pageAddress('admin-users')}
        search={{
          q: address.q,
          filters: { accountType: address.accountType, email: address.email, state: address.state },
          label: t('administration.users.searchLabel'),
          placeholder: t('administration.users.search'),
        }}
        tabs={{
          label: t('administration.users.role'),
          all: t('administration.users.all'),
          options: types.map((type) => ({ value: type, label: t(`administration.users.${type}`) })),
          value: address.accountType,
          href: (accountType) => usersAddress({ ...filters, accountType }),
        }}
        choice={{
          label: t('administration.users.state'),
          all: t('administration.users.anyState'),
          options: [
            { value: 'verified', label: t('administration.users.verifiedOnly') },
            { value: 'unverified', label: t('administration.users.unverifiedOnly') },
            { value: 'blocked', label: t('administration.users.blockedOnly') },
          ],
          value: address.state ?? address.email ?? '',
          href: (state) =>
            usersAddress({
              ...filters,
              ...(states[state as keyof typeof states] ?? { email: null, state: null }),
            }),
        }}
        total={t('administration.users.found', { count: meta.total })}
        empty={{
          sign: 'search',
          title: t('administration.users.emptyTitle'),
          text: t('administration.users.emptyText'),
          showAll: t('administration.users.showAll'),
        }}
        label={t('administration.users.table')}
        columns={[
          t('administration.users.user'),
          t('administration.users.role'),
          t('administration.users.email'),
          t('administration.users.registered'),
          t('administration.users.lastSignIn'),
        ]}
        actions={t('administration.users.actions')}
        rows={users.map((user) => (
          <Row key={user.id} user={user} onAct={(act, who) => setRequest({ act, user: who })} />
        ))}
        meta={meta}
        href={(page) => usersAddress({ ...filters, page })}
      />
      {request ? (
        <UserActModal act={request.act} user={request.user} onClose={() => setRequest(null)} />
      ) : null}
    </>
  );
}
