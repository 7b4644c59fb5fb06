import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { shortMoment } from '#ui/administration/moment.ts';
import { IconDotsVertical, IconUserPlus } from '#ui/icons/account-icons.tsx';
import { IconLock } from '#ui/icons/mail-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconUser } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { listPage, type ShowWindow } from '#ui/lists/list-page.ts';
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { usersAddress } from '../addresses.ts';
import { listUsers } from '../contract.ts';
import type { UserRow } from '../fields.ts';
import { UserActModal } from './user-act.tsx';
import { BlockedBadge, EmailBadge, TypeBadge, UserPicture, userName } from './user-parts.tsx';

function Acts({ row: user, show }: { row: UserRow; show: ShowWindow }) {
  const t = useTexts();
  const blockAct = user.blocked ? 'unblock' : 'block';
  const block = () => show((close) => <UserActModal act={blockAct} user={user} onClose={close} />);
  return (
    <Menu
      width="auto"
      buttonClass="icon-button icon-button-sm"
      label={t('administration.users.actionsFor', { name: userName(user) })}
      button={<IconDotsVertical />}
    >
      <MenuLink href={pageAddress('admin-user', user.id)} icon={<IconUser />}>
        {t('administration.users.open')}
      </MenuLink>
      <MenuAction icon={<IconLock />} danger={!user.blocked} onClick={block}>
        {t(`administration.user.${blockAct}`)}
      </MenuAction>
    </Menu>
  );
}

export const usersList = listPage({
  endpoint: listUsers,
  page: 'admin-users',
  texts: 'administration.users',
  address: usersAddress,
  counts: { names: ['candidates', 'employers', 'newThisWeek', 'unverified'], texts: 'administration.home' },
  search: true,
  sign: 'search',
  tabs: { name: 'accountType', values: ['jobseeker', 'employer', 'admin'] },
  // One for verification and block, which are hardly ever combined.
  choice: {
    name: 'state',
    values: {
      verified: { email: 'verified', state: null },
      unverified: { email: 'unverified', state: null },
      blocked: { email: null, state: 'blocked' },
    },
  },
  columns: {
    user: (user) => (
      <div className="row g12">
        <UserPicture user={user} />
        <div className="admin-person">
          <Link className="medium" href={pageAddress('admin-user', user.id)}>
            {userName(user)}
          </Link>
          <br />
          <span className="sm dim">{user.email}</span>
        </div>
      </div>
    ),
    role: (user) => <TypeBadge user={user} />,
    email: (user) => (
      <span className="admin-badges">
        <EmailBadge user={user} />
        <BlockedBadge user={user} />
      </span>
    ),
    registered: {
      cell: ({ createdAt }, { language }) => formatDate(new Date(createdAt), language),
      className: 'no-wrap',
    },
    lastSignIn: {
      cell: ({ lastSignedInAt, lastSignedInDaysAgo }, { t, language }) =>
        shortMoment(lastSignedInAt, lastSignedInDaysAgo, t, language),
      className: 'no-wrap',
    },
  },
  acts: { className: 'right admin-menu', Acts },
  Aside: ({ t }) => (
    <LinkButton variant="primary" href={pageAddress('admin-user-create')}>
      <IconUserPlus />
      {t('administration.users.create')}
    </LinkButton>
  ),
});
