import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { formatDateTime, formatTime } from '#kit/dates.ts';
import { setAuth } from '#kit/root-store.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconDeviceMobile, IconHelpCircle } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconDesktop } from '#ui/light/icons.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { endSession, endSessions } from '../contract.ts';
import type { DeviceKind, SessionView } from '../fields.ts';

/** A session with the number of local days since its last use, 0 = today. */
export interface ShownSession extends SessionView {
  daysAgo: number;
}

const looks: Record<DeviceKind, { tone: string; icon: ReactNode }> = {
  computer: { tone: 'tone-1', icon: <IconDesktop /> },
  phone: { tone: 'tone-3', icon: <IconDeviceMobile /> },
  tablet: { tone: 'tone-3', icon: <IconDeviceMobile /> },
  unknown: { tone: 'tone-2', icon: <IconHelpCircle /> },
};

function useDeviceTexts() {
  const t = useTexts();
  const language = useLanguage();
  return {
    name: ({ device, browser, system }: SessionView): string =>
      [t(`accounts.pages.settings.devices.${device}`), [browser, system].filter(Boolean).join(', ')]
        .filter(Boolean)
        .join(', '),
    lastUsed: ({ current, lastUsedAt, daysAgo }: ShownSession): string => {
      if (current) return t('accounts.pages.settings.thisDevice');
      const instant = new Date(lastUsedAt);
      const time = formatTime(instant, language);
      if (daysAgo === 0) return t('accounts.pages.settings.lastUsedToday', { time });
      if (daysAgo === 1) return t('accounts.pages.settings.lastUsedYesterday', { time });
      return t('accounts.pages.settings.lastUsedOn', { date: formatDateTime(instant, language) });
    },
  };
}

/** One device, with a button that signs it out. */
function SessionItem({ session }: { session: ShownSession }) {
  const t = useTexts();
  const api = useApi();
  const toasts = useToast();
  const texts = useDeviceTexts();
  const { revalidate } = useRevalidator();
  const { id, device, current } = session;
  const { run, busy } = useAct(
    async () => {
      await api.call(endSession, { params: { id } });
      toasts.show({ tone: 'ok', title: t('accounts.pages.settings.ended') });
      await revalidate();
    },
    { toast: t('accounts.pages.settings.endFailed') },
  );
  return (
    <li className="file account-device">
      <span className={`initials initials-sm ${looks[device].tone}`} aria-hidden="true">
        {looks[device].icon}
      </span>
      <span className="grow">
        <b>{texts.name(session)}</b>
        <span className="sm dim">{texts.lastUsed(session)}</span>
      </span>
      {current ? null : (
        <Button
          size="sm"
          loading={busy !== null}
          aria-label={t('accounts.pages.settings.endOf', { device: texts.name(session) })}
          onClick={() => void run()}
        >
          {t('accounts.pages.settings.end')}
        </Button>
      )}
    </li>
  );
}

/** „Otvorene sesije”: open sessions; each can be ended, or all at once. */
export function SessionsCard({ sessions }: { sessions: readonly ShownSession[] }) {
  const t = useTexts();
  const api = useApi();
  const { run, busy } = useAct(
    async () => {
      await api.call(endSessions, {});
      // This device is signed out as well.
      setAuth(null);
      window.location.assign('/');
    },
    { toast: t('accounts.pages.settings.endAllFailed') },
  );

  return (
    <Card as="section" className="stack g12">
      <div>
        <h2 className="h3">{t('accounts.pages.settings.sessions')}</h2>
        <p className="sm dim account-lead">{t('accounts.pages.settings.sessionsText')}</p>
      </div>
      <ul className="stack g12">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <Button
        className="account-start"
        loading={busy !== null}
        loadingText={t('accounts.pages.settings.ending')}
        onClick={() => void run()}
      >
        {t('accounts.pages.settings.endAll')}
      </Button>
    </Card>
  );
}
