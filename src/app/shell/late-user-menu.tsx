import { lazy, Suspense } from 'react';
import type { SessionUser } from '#features/accounts/fields.ts';
import { shortName, UserAvatar } from './user-identity.tsx';

/** Who is signed in, without the menu: stands alone when the menu's file cannot be had. */
function UserName({ user }: { user: SessionUser }) {
  return (
    <span className="user">
      <UserAvatar user={user} />
      <span className="un">{shortName(user)}</span>
    </span>
  );
}

const UserMenu = lazy(async () => {
  try {
    return { default: (await import('./user-menu.tsx')).UserMenu };
  } catch {
    return { default: UserName };
  }
});

/** The menu of the wide header; guests do not load it. */
export function LateUserMenu({ user }: { user: SessionUser }) {
  return (
    <Suspense fallback={<UserName user={user} />}>
      <UserMenu user={user} />
    </Suspense>
  );
}
