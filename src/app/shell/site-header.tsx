import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import { savedPostingsPath } from '#features/postings/saved-sorts.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Header, LanguageLinks, MenuButton } from '#ui/header.tsx';
import { IconLink } from '#ui/icon-button.tsx';
import { IconBell, IconBuilding, IconHeart, IconPlus, IconSearch, IconUser } from '#ui/icons/icons.tsx';
import { Brand } from '#ui/logo.tsx';
import { useOnDemand } from '#ui/on-demand.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { languageAddress } from './language-address.ts';
import { LateUserMenu } from './late-user-menu.tsx';
import type { MobileNavigationProps } from './mobile-navigation.tsx';
import { applicationsPath, isAdministration, isCurrent, mainNavigation } from './navigation.ts';

const newPostingPath = '/oglasi/kreiranje';

interface HeaderFacts {
  user: SessionUser | null;
  /** Applications to the employer's postings that nobody has opened. */
  unread: number;
}

/** What waits to be read; nothing while nothing does. */
function Unread({ unread }: Pick<HeaderFacts, 'unread'>) {
  const t = useTexts();
  if (unread === 0) return null;
  return (
    <IconLink
      label={t('shell.nav.unreadApplications', { count: unread })}
      icon={<IconBell />}
      count={unread}
      href={applicationsPath}
    />
  );
}

/** Right side of the wide header. */
function DesktopActions({ user, unread }: HeaderFacts) {
  const t = useTexts();
  const { pathname } = useLocation();
  if (user) {
    return (
      <>
        {isAdministration(pathname) ? (
          <Badge tone="n" className="only-d">
            {t('administration.area')}
          </Badge>
        ) : null}
        {user.accountType === 'jobseeker' ? (
          <IconLink label={t('shell.nav.savedPostings')} icon={<IconHeart />} href={savedPostingsPath} />
        ) : null}
        <Unread unread={unread} />
        <LateUserMenu user={user} />
        {user.accountType === 'employer' ? (
          <LinkButton variant="p" href={newPostingPath}>
            <IconPlus />
            {t('shell.nav.newPosting')}
          </LinkButton>
        ) : null}
      </>
    );
  }
  return (
    <>
      <LinkButton variant="g" href="/prijava/kandidat">
        <IconUser />
        {t('shell.nav.signIn')}
      </LinkButton>
      <LinkButton variant="d" href="/prijava/poslodavac">
        <IconBuilding />
        {t('shell.nav.forEmployers')}
      </LinkButton>
    </>
  );
}

const loadNavigation = async () => (await import('./mobile-navigation.tsx')).MobileNavigation;

/** Right side of the narrow header: the nearest things and the menu. */
function MobileActions({ user, unread }: HeaderFacts) {
  const t = useTexts();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: Navigation, ask } = useOnDemand<MobileNavigationProps>(loadNavigation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <Unread unread={unread} />
      {user?.accountType === 'employer' ? (
        <IconLink label={t('shell.nav.newPosting')} icon={<IconPlus />} href={newPostingPath} />
      ) : (
        <IconLink label={t('shell.nav.search')} icon={<IconSearch />} href="/oglasi" />
      )}
      {user ? null : <IconLink label={t('shell.nav.signIn')} icon={<IconUser />} href="/prijava/kandidat" />}
      <MenuButton aria-expanded={open} onClick={async () => setOpen(await ask())} />
      {Navigation ? <Navigation user={user} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export function SiteHeader({ user, unread }: HeaderFacts) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Header
      brand={<Brand />}
      navLabel={t('shell.nav.label')}
      nav={mainNavigation[user?.accountType ?? 'guest'].map((item) => ({
        label: t(`shell.nav.${item.text}`),
        href: item.href,
        current: isCurrent(item, pathname),
      }))}
      language={
        <LanguageLinks
          label={t('shell.nav.language')}
          items={[
            {
              label: 'SR',
              name: 'Srpski',
              lang: 'sr-Latn',
              href: languageAddress(pathname, search, 'sr'),
              current: language === 'sr',
            },
            {
              label: 'EN',
              name: 'English',
              lang: 'en',
              href: languageAddress(pathname, search, 'en'),
              current: language === 'en',
            },
          ]}
        />
      }
      desktop={<DesktopActions user={user} unread={unread} />}
      mobile={<MobileActions user={user} unread={unread} />}
    />
  );
}
