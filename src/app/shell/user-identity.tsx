import { useRouteLoaderData } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import { Avatar } from '#ui/light/initials.tsx';

/** Display name of a signed-in user: a company's name, or a person's first and last name. */
export const displayName = (user: SessionUser): string =>
  user.company ?? ([user.name, user.lastName].join(' ').trim() || user.email);

/** The short form in the header. */
export const shortName = (user: SessionUser): string => user.company ?? (user.name || user.email);

/** A candidate's own photo or a company's logo, with initials behind it in the colour of its postings. */
export function UserAvatar({ user, size = 'md' }: { user: SessionUser; size?: 'md' | 'menu' }) {
  const picture = useRouteLoaderData<{ picture: string | null }>('root')?.picture;
  return <Avatar id={user.employerId ?? user.id} name={displayName(user)} src={picture} size={size} />;
}
