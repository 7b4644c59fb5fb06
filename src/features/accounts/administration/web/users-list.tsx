import { decisionAsked } from '#features/decisions/decision-words.ts';
import { formatDate } from '#kit/dates.ts';
import type { SchemasOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { loggedReason } from '#ui/administration/reason-modal.tsx';
import { shortRelativeTime } from '#ui/administration/relative-time.ts';
import { IconUserPlus } from '#ui/icons/account-icons.tsx';
import { IconLock } from '#ui/icons/mail-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconUser } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { type RowAct, rowActs } from '#ui/lists/row-acts.tsx';
import { MenuLink } from '#ui/menu.tsx';
import { usersAddress } from '../addresses.ts';
import { blockUser, listUsers, unblockUser } from '../contract.ts';
import type { UserRow } from '../fields.ts';
import { BlockedBadge, EmailBadge, TypeBadge, UserPicture, userName } from './user-parts.tsx';

const blocking = (name: 'block' | 'unblock'): RowAct<UserRow> => ({
  name,
  icon: <IconLock />,
  dangerous: name === 'block',
  can: ({ blocked }) => blocked === (name === 'unblock'),
  words: (t, { count, names }) => {
    const done = (act: typeof name) =>
      count === 1 ? t(`administration.acts.${act}.done`) : t(`administration.acts.several.${act}.done`, { count });
    return {
      action: t(`administration.user.${name}`),
      ...(name === 'block' ? decisionAsked(t) : loggedReason(t)),
      submit: t(`administration.acts.${name}.submit`),
      done: done(name),
      undone: done('unblock'),
      ...(count === 1
        ? {
            title: t(`administration.acts.${name}.title`),
            text: t(`administration.acts.${name}.text`, { name: names }),
          }
        : {
            title: t(`administration.acts.several.${name}.title`, { count }),
            text: t(`administration.acts.several.${name}.text`, { names }),
          }),
    };
  },
  perform: (api, { id }, body) => api.call(name === 'block' ? blockUser : unblockUser, { params: { id }, body }),
  // A block is a decision with a ground, and is not made by undoing something.
  ...(name === 'block' && { undo: (api, { id }, body) => api.call(unblockUser, { params: { id }, body }) }),
});

const chosen = rowActs<SchemasOf<typeof listUsers>>({
  nameOf: userName,
  acts: [blocking('block'), blocking('unblock')],
  links: ({ id }, t) => (
    <MenuLink href={pageAddress('admin-user', id)} icon={<IconUser />}>
      {t('administration.users.open')}
    </MenuLink>
  ),
});

export const usersList = listPage({
  endpoint: listUsers,
  page: 'admin-users',
  texts: 'administration.users',
  address: usersAddress,
  counts: { names: ['candidates', 'employers', 'newThisWeek', 'unverified'], texts: 'administration.home' },
  search: true,
  sign: 'search',
  tabs: { name: 'accountType', values: ['jobseeker', 'employer', 'admin'] },
  // One select for verification and block, which are rarely combined.
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
        shortRelativeTime(lastSignedInAt, lastSignedInDaysAgo, t, language),
      className: 'no-wrap',
    },
  },
  chosen,
  acts: { className: 'right admin-menu', Acts: chosen.RowMenu },
  Aside: ({ t }) => (
    <LinkButton variant="primary" href={pageAddress('admin-user-create')}>
      <IconUserPlus />
      {t('administration.users.create')}
    </LinkButton>
  ),
});
