import { useRouteLoaderData } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import { Avatar } from '#ui/light/initials.tsx';

/** How a signed-in user is called: a company by its name, a person by both. */
export const displayName = (user: SessionUser): string =>
  user.company ?? ([user.name, user.lastName].join(' ').trim() || user.email);

/** The short form in the header. */
export const shortName = (user: SessionUser): string => user.company ?? (user.name || user.email);

/** A candidate's own photo, a company's logo; behind it the letters in the colour of its postings. */
export function UserAvatar({ user, size = 'md' }: { user: SessionUser; size?: 'md' | 'menu' }) {
  const picture = useRouteLoaderData<{ picture: string | null }>('root')?.picture;
  return <Avatar id={user.employerId ?? user.id} name={displayName(user)} src={picture} size={size} />;
}
