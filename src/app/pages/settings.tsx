import { useLocation } from 'react-router';
import { getNotifications } from '#features/accounts/notification-contract.ts';
import { listSessions } from '#features/accounts/session-contract.ts';
import { SettingsPage } from '#features/accounts/web/account/settings-page.tsx';
import { daysBetween, localDay } from '#shared/dates.ts';
import { setAuth } from '#shared/root-store.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { ownerOfPath } from '../own-pages.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { requireUser } from '../session-guard.ts';
import { languageAddress } from '../shell/language-address.ts';
import { OwnArea } from '../shell/own-area.tsx';
import type { Route } from './+types/settings';

export async function loader({ context, url }: Route.LoaderArgs) {
  const accountType = ownerOfPath(url.pathname);
  await requireUser(context, url, accountType);
  const [{ data: notifications }, { data: sessions }] = await Promise.all([
    api(context).call(getNotifications, {}),
    api(context).call(listSessions, {}),
  ]);
  const today = localDay(new Date());
  return {
    accountType,
    notifications,
    sessions: sessions.map((session) => ({
      ...session,
      daysAgo: daysBetween(localDay(new Date(session.lastUsedAt)), today),
    })),
    page: describePage(context, {
      title: texts(context)('accounts.pages.settings.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Settings({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { accountType, notifications, sessions } = loaderData;
  const onSignedOut = (): void => {
    setAuth(null);
    window.location.assign('/');
  };
  return (
    <OwnArea accountType={accountType} title={t('accounts.pages.settings.title')}>
      <SettingsPage
        accountType={accountType}
        notifications={notifications}
        sessions={sessions}
        languageLinks={[
          { label: 'Srpski', href: languageAddress(pathname, search, 'sr'), current: language === 'sr' },
          { label: 'English', href: languageAddress(pathname, search, 'en'), current: language === 'en' },
        ]}
        onSignedOut={onSignedOut}
      />
    </OwnArea>
  );
}
