import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';
import type { SettingsView } from '../fields.ts';
import { missingForOrders } from '../provider.ts';

/** The operator of the site, and the data still missing for pro-forma invoices. */
export function ProviderCard({ saved }: { saved: SettingsView['provider'] }) {
  const t = useTexts();
  const missing = missingForOrders(saved).map((name) => t(`settings.fields.${name}`));
  const field = (
    name: 'name' | 'address' | 'pib' | 'bankAccount' | 'email' | 'phone',
    input: Pick<TextInputProps, 'type' | 'inputMode'> & { hint?: string } = {},
  ) => <TextField name={`provider.${name}`} label={t(`settings.fields.${name}`)} autoComplete="off" {...input} />;
  return (
    <Card as="section" stack aria-labelledby="settings-provider">
      <div>
        <h2 className="h4" id="settings-provider">
          {t('settings.provider.title')}
        </h2>
        <p className="sm dim mt8">{t('settings.provider.about')}</p>
      </div>
      {missing.length > 0 ? <Note tone="warn">{t('settings.missing', { list: missing.join(', ') })}</Note> : null}
      {field('name')}
      {field('address', { hint: t('settings.hints.address') })}
      <div className="grid c2 g16">
        {field('pib', { inputMode: 'numeric' })}
        <DoubtedInput
          name="provider.registrationNumber"
          label={t('settings.fields.registrationNumber')}
          confirmLabel={t('settings.numberConfirmed')}
          confirmedBefore={saved.registrationNumberConfirmed}
        />
      </div>
      {field('bankAccount', { hint: t('settings.hints.bankAccount') })}
      <div className="grid c2 g16">
        {field('email', { type: 'email', hint: t('settings.hints.email') })}
        {field('phone', { type: 'tel' })}
      </div>
    </Card>
  );
}
