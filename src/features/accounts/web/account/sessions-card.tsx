import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { endSession, endSessions } from '#features/accounts/session-contract.ts';
import type { DeviceKind, SessionView } from '#features/accounts/session-fields.ts';
import { formatDateTime, formatTime } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconDeviceMobile, IconHelpCircle } from '#ui/icons/account-icons.tsx';
import { IconDesktop } from '#ui/icons/icons.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

/** A session and how many local days ago it was last used, 0 = today. */
export interface ShownSession extends SessionView {
  daysAgo: number;
}

const looks: Record<DeviceKind, { tone: string; icon: ReactNode }> = {
  computer: { tone: 't1', icon: <IconDesktop /> },
  phone: { tone: 't3', icon: <IconDeviceMobile /> },
  tablet: { tone: 't3', icon: <IconDeviceMobile /> },
  unknown: { tone: 't2', icon: <IconHelpCircle /> },
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
      const moment = new Date(lastUsedAt);
      const time = formatTime(moment, language);
      if (daysAgo === 0) return t('accounts.pages.settings.lastUsedToday', { time });
      if (daysAgo === 1) return t('accounts.pages.settings.lastUsedYesterday', { time });
      return t('accounts.pages.settings.lastUsedOn', { date: formatDateTime(moment, language) });
    },
  };
}

/** „Otvorene sesije”: where one is signed in; each can be ended, or all at once. */
export function SessionsCard({
  sessions,
  onSignedOut,
}: {
  sessions: readonly ShownSession[];
  /** Called when this device is signed out as well. */
  onSignedOut: () => void;
}) {
  const t = useTexts();
  const api = useApi();
  const toasts = useToast();
  const texts = useDeviceTexts();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string | null>(null);

  const act = async (what: string, end: () => Promise<unknown>, failed: 'endFailed' | 'endAllFailed') => {
    setEnding(what);
    try {
      await end();
    } catch (error) {
      const title = t(`accounts.pages.settings.${failed}`);
      toasts.show({ tone: 'error', title, text: problemSentence(error, t) });
    }
    setEnding(null);
  };
  const endOne = (id: string) =>
    act(
      id,
      async () => {
        await api.call(endSession, { params: { id } });
        toasts.show({ tone: 'ok', title: t('accounts.pages.settings.ended') });
        await revalidate();
      },
      'endFailed',
    );
  const endAll = () =>
    act(
      'all',
      async () => {
        await api.call(endSessions, {});
        onSignedOut();
      },
      'endAllFailed',
    );

  return (
    <Card as="section" className="stack g12">
      <div>
        <h2 className="acc-h">{t('accounts.pages.settings.sessions')}</h2>
        <p className="sm dim acc-sub">{t('accounts.pages.settings.sessionsText')}</p>
      </div>
      <ul className="stack g12">
        {sessions.map((session) => (
          <li key={session.id} className="doc acc-device">
            <span className={`lo lo-s ${looks[session.device].tone}`} aria-hidden="true">
              {looks[session.device].icon}
            </span>
            <span className="grow">
              <b>{texts.name(session)}</b>
              <span className="sm dim">{texts.lastUsed(session)}</span>
            </span>
            {session.current ? null : (
              <Button
                size="sm"
                loading={ending === session.id}
                aria-label={t('accounts.pages.settings.endOf', { device: texts.name(session) })}
                onClick={() => endOne(session.id)}
              >
                {t('accounts.pages.settings.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        className="acc-start"
        loading={ending === 'all'}
        loadingText={t('accounts.pages.settings.ending')}
        onClick={endAll}
      >
        {t('accounts.pages.settings.endAll')}
      </Button>
    </Card>
  );
}
