import { useLocation } from 'react-router';
import { SettingsPage } from '#features/accounts/account/web/settings-page.tsx';
import { getNotifications } from '#features/accounts/notifications/contract.ts';
import { listSessions } from '#features/accounts/sessions/contract.ts';
import { listAddresses } from '#features/employers/addresses/contract.ts';
import { NoticeAddressesCard } from '#features/employers/addresses/web/notice-addresses-card.tsx';
import { listMailChoices } from '#features/notifications/contract.ts';
import { MailChoicesCard } from '#features/notifications/web/mail-choices-card.tsx';
import { daysBetween, localDay } from '#kit/dates.ts';
import { loadPanels, Panels, type SettingsPanel } from '#plugins/places/panel.tsx';
import * as cards from '#plugins/places/settings.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { languageAddress } from '../shell/language-address.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/settings';

export const loader = titledLoader('accounts.pages.settings.title', async ({ call, userOf }) => {
  const { accountType: type, role } = await userOf();
  const accountType: 'employer' | 'jobseeker' = type === 'employer' ? type : 'jobseeker';
  const [{ data: notifications }, { data: sessions }, { data: choices }, addresses, panels] = await Promise.all([
    call(getNotifications, {}),
    call(listSessions, {}),
    call(listMailChoices, {}),
    accountType === 'employer' ? call(listAddresses, {}) : null,
    loadPanels(Object.values<SettingsPanel>(cards), call, {}),
  ]);
  const today = localDay(new Date());
  return {
    accountType,
    notifications,
    choices,
    addresses: addresses?.data ?? null,
    panels,
    mayAsk: role !== null && role !== 'reader',
    sessions: sessions.map((session) => ({
      ...session,
      daysAgo: daysBetween(localDay(new Date(session.lastUsedAt)), today),
    })),
  };
});

export default function Settings({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { accountType, notifications, choices, addresses, panels, mayAsk, sessions } = loaderData;
  return (
    <OwnArea accountType={accountType} title={t('accounts.pages.settings.title')}>
      <SettingsPage
        accountType={accountType}
        notifications={notifications}
        mails={
          <>
            <MailChoicesCard accountType={accountType} choices={choices} />
            <Panels panels={Object.values<SettingsPanel>(cards)} about={{ accountType }} data={panels} />
            {addresses ? <NoticeAddressesCard addresses={addresses} mayAsk={mayAsk} /> : null}
          </>
        }
        sessions={sessions}
        languageLinks={[
          { label: 'Srpski', href: languageAddress(pathname, search, 'sr'), current: language === 'sr' },
          { label: 'English', href: languageAddress(pathname, search, 'en'), current: language === 'en' },
        ]}
      />
    </OwnArea>
  );
}
