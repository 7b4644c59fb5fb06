import { lazy, Suspense } from 'react';
import type { SessionUser } from '#features/accounts/fields.ts';
import { shortName, UserAvatar } from './user-identity.tsx';

/** Who is signed in, without the menu: shown when the menu's file cannot be loaded. */
function UserName({ user }: { user: SessionUser }) {
  return (
    <span className="user">
      <UserAvatar user={user} />
      <span className="user-name">{shortName(user)}</span>
    </span>
  );
}

const UserMenu = lazy(async () => {
  try {
    return { default: (await import('./late/user-menu.tsx')).UserMenu };
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
