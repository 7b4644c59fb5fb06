import { type ReactNode, useId } from 'react';
import { type Language, languages } from '#kit/i18n/language.ts';
import { useInstantSettings } from '#ui/forms/use-instant-settings.ts';
import { Card } from '#ui/light/card.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Switch } from '#ui/switch.tsx';
import { setNotifications } from '../contract.ts';
import type { NotificationSettings } from '../fields.ts';

const languageNames: Record<Language, string> = { sr: 'Srpski', en: 'English' };

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
  const api = useApi();
  const { settings, save } = useInstantSettings(initial, (body) => api.call(setNotifications, { body }));
  return (
    <Card as="section">
      <h2 className="h3 account-over">{t('accounts.pages.settings.mails')}</h2>
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
