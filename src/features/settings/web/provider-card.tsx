import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import type { SettingsForm, SettingsInput } from '../fields.ts';
import { missingForOrders, type Provider } from '../provider.ts';

export type SettingsFormState = UseFormReturn<SettingsForm, unknown, SettingsInput>;

/** Who runs the site, and what of it pro-forma invoices still miss. */
export function ProviderCard({ form, saved }: { form: SettingsFormState; saved: Provider }) {
  const t = useTexts();
  const { errors } = form.formState;
  const missing = missingForOrders(saved).map((name) => t(`settings.fields.${name}`));
  const field = (
    name: 'name' | 'address' | 'pib' | 'bankAccount' | 'email' | 'phone',
    input: TextInputProps = {},
    hint?: string,
  ) => (
    <Field label={t(`settings.fields.${name}`)} hint={hint} error={errorOf(errors, `provider.${name}`)}>
      <TextInput autoComplete="off" {...input} {...form.register(`provider.${name}`)} />
    </Field>
  );
  return (
    <Card as="section" stack aria-labelledby="settings-provider">
      <div>
        <h2 className="admin-heading" id="settings-provider">
          {t('settings.provider.title')}
        </h2>
        <p className="sm dim mt8">{t('settings.provider.about')}</p>
      </div>
      {missing.length > 0 ? (
        <Note tone="warn">{t('settings.missing', { list: missing.join(', ') })}</Note>
      ) : null}
      {field('name')}
      {field('address', {}, t('settings.hints.address'))}
      <div className="grid c2 g16">
        {field('pib', { inputMode: 'numeric' })}
        <DoubtedInput
          label={t('settings.fields.registrationNumber')}
          confirmLabel={t('settings.numberConfirmed')}
          error={errorOf(errors, 'provider.registrationNumber')}
          doubtful={errors.provider?.registrationNumber?.type === 'registration-number-check'}
          confirmedBefore={form.getValues('provider.registrationNumberConfirmed') === true}
          number={(onChange) => form.register('provider.registrationNumber', { onChange })}
          confirmation={(onChange) => form.register('provider.registrationNumberConfirmed', { onChange })}
          unconfirm={() => form.setValue('provider.registrationNumberConfirmed', false)}
          check={() => void form.trigger('provider.registrationNumber')}
        />
      </div>
      {field('bankAccount', {}, t('settings.hints.bankAccount'))}
      <div className="grid c2 g16">
        {field('email', { type: 'email' }, t('settings.hints.email'))}
        {field('phone', { type: 'tel' })}
      </div>
    </Card>
  );
}
