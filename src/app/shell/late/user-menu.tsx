import { logout } from '#features/accounts/contract.ts';
import type { SessionUser } from '#features/accounts/fields.ts';
import { setAuth } from '#kit/root-store.ts';
import { clearTab } from '#kit/tab-storage.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconChevronDown, IconChevronUp, IconLogOut } from '#ui/light/icons.tsx';
import { ThemeToggle } from '#ui/light/theme-toggle.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { Menu, MenuAction, MenuIdentity, MenuLine, MenuLink, MenuSetting } from '#ui/menu.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { offered } from '../navigation.ts';
import { displayName, shortName, UserAvatar } from '../user-identity.tsx';
import { useNavigationNote } from './navigation-count.ts';
import { navigationIcons } from './navigation-icons.tsx';
import { userNavigation } from './own-navigation.ts';

/**
 * Ends the session in the browser and on the server, then reloads the home page, so that no data of the account stays
 * in memory or in this tab.
 */
function useSignOut(): () => Promise<unknown> {
  const api = useApi();
  const t = useTexts();
  return useAct(
    async () => {
      await api.call(logout, {});
      setAuth(null);
      clearTab();
      window.location.assign('/');
    },
    { toast: t('shell.nav.signOutFailed') },
  ).run;
}

/** The items shared by the menu of the wide header and the mobile menu. */
export function UserLinks({ user }: { user: SessionUser }) {
  const t = useTexts();
  const note = useNavigationNote();
  return offered(userNavigation[user.accountType], user.role).map((item) => (
    <MenuLink key={item.href} href={item.href} icon={navigationIcons[item.text]} note={note(item)}>
      {t(`shell.nav.${item.text}`)}
    </MenuLink>
  ));
}

export function SignOutAction() {
  const t = useTexts();
  const signOut = useSignOut();
  return (
    <MenuAction icon={<IconLogOut />} onClick={signOut}>
      {t('shell.nav.signOut')}
    </MenuAction>
  );
}

/** The signed-in user, and the links to their pages. */
export function UserMenu({ user }: { user: SessionUser }) {
  const t = useTexts();
  return (
    <Menu
      buttonClass="user"
      button={(open) => (
        <>
          <UserAvatar user={user} />
          <span className="user-name" aria-hidden="true">
            {shortName(user)}
          </span>
          <VisuallyHidden>{t('shell.nav.account', { name: displayName(user) })}</VisuallyHidden>
          {open ? <IconChevronUp /> : <IconChevronDown />}
        </>
      )}
    >
      <MenuIdentity avatar={<UserAvatar user={user} size="menu" />} name={displayName(user)} detail={user.email} />
      <UserLinks user={user} />
      {userNavigation[user.accountType].length > 0 ? <MenuLine /> : null}
      <MenuSetting label={t('shell.nav.appearance')}>
        <ThemeToggle />
      </MenuSetting>
      <MenuLine />
      <SignOutAction />
    </Menu>
  );
}
