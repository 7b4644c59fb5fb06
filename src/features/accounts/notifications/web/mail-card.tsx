import { type ReactNode, useId, useRef, useState } from 'react';
import { type Language, languages } from '#kit/i18n/language.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Switch } from '#ui/switch.tsx';
import { setNotifications } from '../contract.ts';
import type { NotificationSettings } from '../fields.ts';

const languageNames: Record<Language, string> = { sr: 'Srpski', en: 'English' };

/** Saves each change immediately and in sequence; a change that could not be saved is reverted. */
function useSettings(initial: NotificationSettings) {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const [settings, setSettings] = useState(initial);
  const latest = useRef(initial);
  const saving = useRef<Promise<void>>(Promise.resolve());

  const save = (change: Partial<NotificationSettings>): void => {
    const before: Partial<NotificationSettings> = Object.fromEntries(
      Object.keys(change).map((key) => [key, latest.current[key as keyof NotificationSettings]]),
    );
    const show = (part: Partial<NotificationSettings>): void => {
      latest.current = { ...latest.current, ...part };
      setSettings(latest.current);
    };
    show(change);
    saving.current = saving.current.then(async () => {
      try {
        await api.call(setNotifications, { body: latest.current });
        toasts.show({
          tone: 'ok',
          title: t('accounts.pages.settings.saved'),
          action: { label: t('accounts.pages.settings.undo'), onClick: () => save(before) },
        });
      } catch (error) {
        show(before);
        toasts.show({
          tone: 'error',
          title: t('accounts.pages.settings.notSaved'),
          text: problemSentence(error, t),
          action: { label: t('accounts.pages.settings.tryAgain'), onClick: () => save(change) },
        });
      }
    });
  };
  return { settings, save };
}

function Row({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <div className="account-row">
      <div>
        <b>{title}</b>
        <span className="sm dim">{text}</span>
      </div>
      {children}
    </div>
  );
}

function SwitchRow(props: { title: string; text: string; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <Row title={props.title} text={<span id={id}>{props.text}</span>}>
      <Switch
        aria-label={props.title}
        aria-describedby={id}
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </Row>
  );
}

/** „Mejlovi”: a switch for each list, and the mail language. */
export function MailCard({
  accountType,
  initial,
}: {
  accountType: 'jobseeker' | 'employer';
  initial: NotificationSettings;
}) {
  const t = useTexts();
  const { settings, save } = useSettings(initial);
  return (
    <Card as="section">
      <h2 className="account-heading account-over">{t('accounts.pages.settings.mails')}</h2>
      {accountType === 'employer' ? (
        <SwitchRow
          title={t('accounts.pages.settings.employerApplications')}
          text={t('accounts.pages.settings.employerApplicationsText')}
          on={settings.applicationNotifications}
          onChange={(applicationNotifications) => save({ applicationNotifications })}
        />
      ) : null}
      {accountType === 'employer' && settings.applicationNotifications ? (
        <SwitchRow
          title={t('accounts.pages.settings.digest')}
          text={t('accounts.pages.settings.digestText')}
          on={settings.applicationDigest}
          onChange={(applicationDigest) => save({ applicationDigest })}
        />
      ) : null}
      <SwitchRow
        title={t('accounts.pages.settings.news')}
        text={t('accounts.pages.settings.newsText')}
        on={settings.newsNotifications}
        onChange={(newsNotifications) => save({ newsNotifications })}
      />
      {accountType === 'employer' ? (
        <SwitchRow
          title={t('accounts.pages.settings.offers')}
          text={t('accounts.pages.settings.offersText')}
          on={settings.specialOffers}
          onChange={(specialOffers) => save({ specialOffers })}
        />
      ) : null}
      <Row title={t('accounts.pages.settings.security')} text={t('accounts.pages.settings.securityText')}>
        <span className="sm dim no-wrap">{t('accounts.pages.settings.always')}</span>
      </Row>
      <Row title={t('accounts.pages.settings.mailLanguage')} text={t('accounts.pages.settings.mailLanguageText')}>
        <SegmentedControl
          label={t('accounts.pages.settings.mailLanguage')}
          value={settings.mailLocale}
          onChange={(mailLocale) => save({ mailLocale })}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Row>
    </Card>
  );
}
