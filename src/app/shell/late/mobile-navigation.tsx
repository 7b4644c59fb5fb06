import { useLocation } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Drawer } from '#ui/drawer.tsx';
import { IconBuilding, IconUser } from '#ui/light/icons.tsx';
import { ThemeToggle } from '#ui/light/theme-toggle.tsx';
import { MenuIdentity, MenuLine, MenuLink, MenuSetting, MobileMenu } from '#ui/menu.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { languageAddress } from '../language-address.ts';
import { isCurrent } from '../navigation.ts';
import { displayName, UserAvatar } from '../user-identity.tsx';
import { navigationIcons } from './navigation-icons.tsx';
import { mobileNavigation } from './own-navigation.ts';
import { SignOutAction, UserLinks } from './user-menu.tsx';

export interface MobileNavigationProps {
  user: SessionUser | null;
  open: boolean;
  onClose: () => void;
}

/** The whole navigation as a separate page under 62em. */
export function MobileNavigation({ user, open, onClose }: MobileNavigationProps) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const languageLink = (code: 'sr' | 'en', label: string) => ({
    label,
    href: languageAddress(pathname, search, code),
    current: language === code,
  });
  return (
    <Drawer open={open} onClose={onClose} title={t('common.menu')}>
      <MobileMenu>
        {user ? (
          <MenuIdentity avatar={<UserAvatar user={user} size="menu" />} name={displayName(user)} detail={user.email} />
        ) : null}
        {mobileNavigation[user?.accountType ?? 'guest'].map((item) => (
          <MenuLink
            key={item.href}
            href={item.href}
            icon={navigationIcons[item.text]}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          >
            {t(`shell.nav.${item.text}`)}
          </MenuLink>
        ))}
        <MenuLine />
        {user ? (
          <UserLinks user={user} />
        ) : (
          <>
            <MenuLink href={pageAddress('login-candidate')} icon={<IconUser />}>
              {t('shell.nav.signIn')}
            </MenuLink>
            <MenuLink href={pageAddress('login-employer')} icon={<IconBuilding />}>
              {t('shell.nav.forEmployers')}
            </MenuLink>
          </>
        )}
        <MenuLine />
        <MenuSetting label={t('shell.nav.language')}>
          <SegmentedLinks
            label={t('shell.nav.language')}
            items={[languageLink('sr', 'Srpski'), languageLink('en', 'English')]}
          />
        </MenuSetting>
        <MenuSetting label={t('shell.nav.appearance')}>
          <ThemeToggle />
        </MenuSetting>
        {user ? (
          <>
            <MenuLine />
            <SignOutAction />
          </>
        ) : null}
      </MobileMenu>
    </Drawer>
  );
}
