import { type ComponentType, lazy, Suspense } from 'react';
import type { SessionUser } from '#features/accounts/fields.ts';
import { shortName, UserAvatar } from './user-identity.tsx';

/** The signed-in user without the menu: shown when the menu's file cannot be loaded. */
function UserName({ user }: { user: SessionUser }) {
  return (
    <span className="user">
      <UserAvatar user={user} />
      <span className="user-name">{shortName(user)}</span>
    </span>
  );
}

type UserMenu = ComponentType<{ user: SessionUser }>;

const load = async (): Promise<UserMenu> => {
  try {
    return (await import('./late/user-menu.tsx')).UserMenu;
  } catch {
    return UserName;
  }
};

let loaded: UserMenu | null = null;

/**
 * Loads the user menu before hydration if the document shows it: until a component is loaded, React drops clicks on its
 * buttons.
 */
export const loadShownUserMenu = async (): Promise<void> => {
  if (document.querySelector('header .user')) loaded = await load();
};

const LazyUserMenu = lazy(async () => ({ default: await load() }));

/** The menu of the wide header; guests do not load it. */
export function LateUserMenu({ user }: { user: SessionUser }) {
  const UserMenu = loaded ?? LazyUserMenu;
  return (
    <Suspense fallback={<UserName user={user} />}>
      <UserMenu user={user} />
    </Suspense>
  );
}
