import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import type { StandingInterview } from '#features/applying/own/fields.ts';
import { notificationsPath } from '#features/notifications/notification-paths.ts';
import { useUnreadNotifications } from '#features/notifications/web/unread-notifications.tsx';
import { hasRole } from '#kit/company-role.ts';
import { formatShortDate } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Badge } from '#ui/light/badge.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Header, LanguageLinks, MenuButton } from '#ui/light/header.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import {
  IconBell,
  IconBuilding,
  IconCalendar,
  IconHeart,
  IconPlus,
  IconSearch,
  IconUser,
  IconUsers,
} from '#ui/light/icons.tsx';
import { Brand } from '#ui/light/logo.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { languageAddress } from './language-address.ts';
import type { MobileNavigationProps } from './late/mobile-navigation.tsx';
import { LateUserMenu } from './late-user-menu.tsx';
import { applicationsPath, isAdministration, isCurrent, mainNavigation, offered } from './navigation.ts';

interface HeaderFacts {
  user: SessionUser | null;
  /** The candidate's interviews that need an answer or are agreed. */
  interviews: readonly StandingInterview[];
  /** Unopened applications to the employer's postings. */
  newApplications: number;
}

/** Unopened applications; renders nothing when there are none. */
function NewApplications({ newApplications: count }: Pick<HeaderFacts, 'newApplications'>) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <IconLink
      label={t('shell.nav.unreadApplications', { count })}
      icon={<IconUsers />}
      count={count}
      href={applicationsPath}
    />
  );
}

/** The notifications of a candidate or a member of a company. */
function Notifications({ user }: Pick<HeaderFacts, 'user'>) {
  const t = useTexts();
  const { unread: count } = useUnreadNotifications();
  if (!user || user.accountType === 'admin') return null;
  return (
    <IconLink
      label={count > 0 ? t('shell.nav.unreadNotifications', { count }) : t('shell.nav.notifications')}
      icon={<IconBell />}
      count={count}
      href={notificationsPath(user.accountType)}
    />
  );
}

/** Current interviews, with links to them; renders nothing without any. */
function Interviews({ interviews }: Pick<HeaderFacts, 'interviews'>) {
  const t = useTexts();
  const language = useLanguage();
  const [first] = interviews;
  if (!first) return null;
  const { startsAt } = first.news;
  return (
    <IconLink
      label={withCommas([
        t('shell.nav.interviews', { count: interviews.length }),
        startsAt && formatShortDate(new Date(startsAt), language),
      ])}
      icon={<IconCalendar />}
      count={interviews.length}
      href={
        interviews.length === 1
          ? pageAddress('candidate-application', first.applicationId)
          : pageAddress('candidate-applications')
      }
    />
  );
}

const mayPublish = (user: SessionUser | null): boolean => Boolean(user?.role && hasRole(user.role, 'recruiter'));

/** Right side of the wide header. */
function DesktopActions({ user, interviews, newApplications }: HeaderFacts) {
  const t = useTexts();
  const { pathname } = useLocation();
  if (user) {
    return (
      <>
        {isAdministration(pathname) ? (
          <Badge tone="neutral" className="only-desktop">
            {t('administration.area')}
          </Badge>
        ) : null}
        {user.accountType === 'jobseeker' ? (
          <IconLink label={t('shell.nav.savedPostings')} icon={<IconHeart />} href={pageAddress('saved-postings')} />
        ) : null}
        <Interviews interviews={interviews} />
        <NewApplications newApplications={newApplications} />
        <Notifications user={user} />
        <LateUserMenu user={user} />
        {mayPublish(user) ? (
          <LinkButton variant="primary" href={pageAddress('posting-create')}>
            <IconPlus />
            {t('shell.nav.newPosting')}
          </LinkButton>
        ) : null}
      </>
    );
  }
  return (
    <>
      <LinkButton variant="quiet" href={pageAddress('login-candidate')}>
        <IconUser />
        {t('shell.nav.signIn')}
      </LinkButton>
      <LinkButton variant="default" href={pageAddress('login-employer')}>
        <IconBuilding />
        {t('shell.nav.forEmployers')}
      </LinkButton>
    </>
  );
}

const loadNavigation = async () => (await import('./late/mobile-navigation.tsx')).MobileNavigation;

/** Right side of the narrow header: the most important links and the menu. */
function MobileActions({ user, interviews, newApplications }: HeaderFacts) {
  const t = useTexts();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: Navigation, ask } = useOnDemand<MobileNavigationProps>(loadNavigation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <Interviews interviews={interviews} />
      <NewApplications newApplications={newApplications} />
      <Notifications user={user} />
      {mayPublish(user) ? (
        <IconLink label={t('shell.nav.newPosting')} icon={<IconPlus />} href={pageAddress('posting-create')} />
      ) : (
        <IconLink label={t('shell.nav.search')} icon={<IconSearch />} href={pageAddress('postings')} />
      )}
      {user ? null : (
        <IconLink label={t('shell.nav.signIn')} icon={<IconUser />} href={pageAddress('login-candidate')} />
      )}
      <MenuButton aria-expanded={open} onClick={async () => setOpen(await ask())} />
      {Navigation ? <Navigation user={user} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export function SiteHeader(facts: HeaderFacts) {
  const { user } = facts;
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Header
      brand={<Brand />}
      navLabel={t('shell.nav.label')}
      nav={offered(mainNavigation[user?.accountType ?? 'guest'], user?.role).map((item) => ({
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
      desktop={<DesktopActions {...facts} />}
      mobile={<MobileActions {...facts} />}
    />
  );
}
