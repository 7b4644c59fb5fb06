import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { formatDate } from '#shared/dates.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { LinkButton } from '#ui/button.tsx';
import { Stat } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconDotsVertical, IconLock, IconUserPlus } from '#ui/icons/account-icons.tsx';
import { IconUser } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { UserRow, UsersMeta } from '../fields.ts';
import { newUserPath, type UsersAddress, userPath, usersAddress, usersPath } from './addresses.ts';
import { LogSearch } from './log-search.tsx';
import { shortMoment } from './moment.ts';
import { type UserAct, UserActModal } from './user-act.tsx';
import { BlockedBadge, EmailBadge, TypeBadge, UserPicture, userName } from './user-parts.tsx';
import './administration.css';

export interface UsersListProps {
  users: readonly UserRow[];
  meta: UsersMeta;
  address: UsersAddress;
}

const countKinds = ['candidates', 'employers', 'newThisWeek', 'unverified'] as const;
const types = ['jobseeker', 'employer', 'admin'] as const;

function Counts({ counts }: Pick<UsersMeta, 'counts'>) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className="grid c4 k2 g16 mb24">
      {countKinds.map((kind) => (
        <Stat
          key={kind}
          value={formatNumber(counts[kind], language)}
          label={t(`administration.home.${kind}`, { count: counts[kind] })}
        />
      ))}
    </div>
  );
}

/** One list stands for verification and block, which are hardly ever asked for together. */
const states = {
  verified: { email: 'verified', state: null },
  unverified: { email: 'unverified', state: null },
  blocked: { email: null, state: 'blocked' },
} as const;

function Filters({ address }: Pick<UsersListProps, 'address'>) {
  const t = useTexts();
  const navigate = useNavigate();
  const { page: _, ...kept } = address;
  return (
    <div className="row wrapx g8 mb16">
      <Form autoComplete="off" className="adm-q" role="search" action={usersPath} key={address.q}>
        {address.accountType ? <input type="hidden" name="accountType" value={address.accountType} /> : null}
        {address.email ? <input type="hidden" name="email" value={address.email} /> : null}
        {address.state ? <input type="hidden" name="state" value={address.state} /> : null}
        <LogSearch
          q={address.q}
          label={t('administration.users.searchLabel')}
          placeholder={t('administration.users.search')}
        />
      </Form>
      <SegmentedLinks
        label={t('administration.users.role')}
        items={[
          {
            label: t('administration.users.all'),
            href: usersAddress({ ...kept, accountType: null }),
            current: address.accountType === null,
          },
          ...types.map((accountType) => ({
            label: t(`administration.users.${accountType}`),
            href: usersAddress({ ...kept, accountType }),
            current: address.accountType === accountType,
          })),
        ]}
      />
      <NativeSelect
        size="sm"
        className="adm-sel"
        aria-label={t('administration.users.state')}
        value={address.state ?? address.email ?? ''}
        onChange={(event) => {
          const chosen = states[event.currentTarget.value as keyof typeof states];
          void navigate(usersAddress({ ...kept, ...(chosen ?? { email: null, state: null }) }), {
            preventScrollReset: true,
          });
        }}
        options={[
          { value: '', label: t('administration.users.anyState') },
          { value: 'verified', label: t('administration.users.verifiedOnly') },
          { value: 'unverified', label: t('administration.users.unverifiedOnly') },
          { value: 'blocked', label: t('administration.users.blockedOnly') },
        ]}
      />
    </div>
  );
}

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
          <div className="adm-who">
            <Link className="m" href={userPath(user.id)}>
              {name}
            </Link>
            <br />
            <span className="sm dim">{user.email}</span>
          </div>
        </div>
      </td>
      <td data-l={t('administration.users.role')}>
        <TypeBadge user={user} />
      </td>
      <td data-l={t('administration.users.email')}>
        <span className="adm-badges">
          <EmailBadge user={user} />
          <BlockedBadge user={user} />
        </span>
      </td>
      <td className="nw" data-l={t('administration.users.registered')}>
        {formatDate(new Date(user.createdAt), language)}
      </td>
      <td className="nw" data-l={t('administration.users.lastSignIn')}>
        {shortMoment(user.lastSignedInAt, user.lastSignedInDaysAgo, t, language)}
      </td>
      <td className="right adm-menu">
        <Menu
          width="auto"
          buttonClass="icb s"
          label={t('administration.users.actionsFor', { name })}
          button={<IconDotsVertical />}
        >
          <MenuLink href={userPath(user.id)} icon={<IconUser />}>
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
  const [asked, setAsked] = useState<{ act: UserAct; user: UserRow } | null>(null);
  const { page: _, ...kept } = address;
  return (
    <>
      <div className="row between wrapx g12 mb24">
        <h1>{t('administration.users.title')}</h1>
        <LinkButton variant="p" href={newUserPath}>
          <IconUserPlus />
          {t('administration.users.create')}
        </LinkButton>
      </div>
      <Counts counts={meta.counts} />
      <Filters address={address} />
      <p className="sr" role="status">
        {t('administration.users.found', { count: meta.total })}
      </p>
      {users.length === 0 ? (
        <EmptyState
          sign="search"
          title={t('administration.users.emptyTitle')}
          actions={<LinkButton href={usersPath}>{t('administration.users.showAll')}</LinkButton>}
        >
          {t('administration.users.emptyText')}
        </EmptyState>
      ) : (
        <Table label={t('administration.users.table')} responsive>
          <thead>
            <tr>
              <th>{t('administration.users.user')}</th>
              <th>{t('administration.users.role')}</th>
              <th>{t('administration.users.email')}</th>
              <th>{t('administration.users.registered')}</th>
              <th>{t('administration.users.lastSignIn')}</th>
              <th>
                <span className="sr">{t('administration.users.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <Row key={user.id} user={user} onAct={(act, who) => setAsked({ act, user: who })} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => usersAddress({ ...kept, page })}
      />
      {asked ? <UserActModal act={asked.act} user={asked.user} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
