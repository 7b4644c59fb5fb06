import { useInstantSettings } from '#ui/forms/use-instant-settings.ts';
import { Card } from '#ui/light/card.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { chooseMail } from '../contract.ts';
import type { MailChoice } from '../fields.ts';
import { type MailedKind, type MailTime, mailTimes } from '../notification-kinds.ts';

type Choices = Partial<Record<MailedKind, MailTime>>;

/** When mail of each kind of notification is sent. */
export function MailChoicesCard({
  accountType,
  choices,
}: {
  accountType: 'jobseeker' | 'employer';
  choices: readonly MailChoice[];
}) {
  const t = useTexts();
  const api = useApi();
  const initial: Choices = Object.fromEntries(choices.map(({ kind, mail }) => [kind, mail]));
  const { settings, save } = useInstantSettings(initial, async (_, change) => {
    for (const [kind, mail] of Object.entries(change) as [MailedKind, MailTime][])
      await api.call(chooseMail, { body: { kind, mail } });
  });
  return (
    <Card as="section">
      <h2 className="h3 account-over">{t('notifications.choices.title')}</h2>
      <p className="sm dim mb16">{t(`notifications.choices.text.${accountType}`)}</p>
      {choices.map(({ kind }) => (
        <div key={kind} className="account-row">
          <b>{t(`notifications.choices.kinds.${kind}`)}</b>
          <SegmentedControl
            label={t(`notifications.choices.kinds.${kind}`)}
            value={settings[kind] ?? 'now'}
            onChange={(mail) => save({ [kind]: mail })}
            options={mailTimes.map((value) => ({ value, label: t(`notifications.choices.times.${value}`) }))}
          />
        </div>
      ))}
    </Card>
  );
}
