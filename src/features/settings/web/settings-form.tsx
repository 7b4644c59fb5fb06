import { useState } from 'react';
import { problemOf } from '#shared/client-errors.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { NewerNote } from '#ui/forms/newer-note.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { saveSettings } from '../contract.ts';
import type { SettingsForm as FormValues, SettingsInput, SettingsView } from '../fields.ts';
import { freeAdLimits } from '../limits.ts';
import { differences, toForm } from './form-values.ts';
import { ProviderCard, type SettingsFormState } from './provider-card.tsx';
import './settings-form.css';

const loadSchema = async () => (await import('../fields.ts')).settingsInput;

const limits = Array.from(
  { length: freeAdLimits.max - freeAdLimits.min + 1 },
  (_, at) => freeAdLimits.min + at,
);

function PricesCard({ form }: { form: SettingsFormState }) {
  const t = useTexts();
  return (
    <Card as="section" stack aria-labelledby="settings-prices">
      <div>
        <h2 className="admin-heading" id="settings-prices">
          {t('settings.prices.title')}
        </h2>
        <p className="sm dim mt8">{t('settings.prices.about')}</p>
      </div>
      <Field label={t('settings.fields.euroRate')} error={errorOf(form.formState.errors, 'euroRate')}>
        <TextInput inputMode="decimal" autoComplete="off" suffix="RSD" {...form.register('euroRate')} />
      </Field>
    </Card>
  );
}

function FreeAdCard({ form }: { form: SettingsFormState }) {
  const t = useTexts();
  return (
    <Card as="section" stack aria-labelledby="settings-free-ad">
      <div>
        <h2 className="admin-heading" id="settings-free-ad">
          {t('settings.freeAd.title')}
        </h2>
        <p className="sm dim mt8">{t('settings.freeAd.about')}</p>
      </div>
      <Checkbox label={t('settings.fields.freeAdAvailable')} {...form.register('freeAd.available')} />
      <Field label={t('settings.fields.freeAdLimit')} error={errorOf(form.formState.errors, 'freeAd.limit')}>
        <NativeSelect
          options={limits.map((count) => ({
            value: String(count),
            label: t('settings.freeAds', { count }),
          }))}
          {...form.register('freeAd.limit', { valueAsNumber: true })}
        />
      </Field>
    </Card>
  );
}

/** Everything of `/admin/podesavanja` inside its `<main>`: the provider, prices and the free ad, saved together. */
export function SettingsForm({ settings }: { settings: SettingsView }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const toast = useToast();
  const [saved, setSaved] = useState(settings);
  const [newer, setNewer] = useState<SettingsView | null>(null);
  const form = useZodForm<FormValues, SettingsInput>({
    schema: loadSchema,
    defaultValues: toForm(settings, language),
  });
  const { isSubmitting, isDirty } = form.formState;

  const show = (view: SettingsView): void => {
    setSaved(view);
    setNewer(null);
    form.reset(toForm(view, language));
  };

  const submission = useSubmit(
    form,
    async (body) => {
      setNewer(null);
      show((await api.call(saveSettings, { body })).data);
      toast.show({ tone: 'ok', title: t('settings.saved') });
    },
    (error, usual) => {
      const current = problemOf(error)?.current;
      if (!current) return usual();
      setNewer(current as SettingsView);
      return null;
    },
  );

  const keepMine = (view: SettingsView): void => {
    form.setValue('version', view.version);
    void submission.submit();
  };

  return (
    <Form name="settings" submission={submission}>
      <div className="mb24">
        <h1>{t('settings.title')}</h1>
        <p className="dim mt8">{t('settings.lead')}</p>
      </div>
      <div className="settings-columns">
        <ProviderCard form={form} saved={saved.provider} />
        <div className="stack g16">
          <PricesCard form={form} />
          <FreeAdCard form={form} />
        </div>
      </div>
      <div className="stack g16 mt24">
        {newer ? (
          <NewerNote
            title={t('settings.newer')}
            differences={differences(form.getValues(), toForm(newer, language)).map((name) =>
              t(`settings.fields.${name}`),
            )}
            onShow={() => show(newer)}
            onKeep={() => keepMine(newer)}
          />
        ) : null}
        <div className="row g16 flex-wrap end">
          {isDirty ? <span className="sm dim">{t('settings.unsaved')}</span> : null}
          <Button type="submit" variant="primary" loading={isSubmitting} loadingText={t('settings.saving')}>
            {t('settings.save')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
