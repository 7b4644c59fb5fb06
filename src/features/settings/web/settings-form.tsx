import { SelectField, TextField, TickField } from '#ui/forms/named-fields.tsx';
import { Card } from '#ui/light/card.tsx';
import { RecordFoot, RecordForm } from '#ui/records/record-form.tsx';
import { useRecord } from '#ui/records/use-record.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { saveSettings } from '../contract.ts';
import type { SettingsForm as FormValues, SettingsInput, SettingsView } from '../fields.ts';
import { freeAdLimits } from '../limits.ts';
import { comparedSettings, toForm } from './form-values.ts';
import { ProviderCard } from './provider-card.tsx';
import './settings-form.css';

const schema = async () => (await import('../fields.ts')).settingsInput;

const limits = Array.from({ length: freeAdLimits.max - freeAdLimits.min + 1 }, (_, at) => freeAdLimits.min + at);

function PricesCard() {
  const t = useTexts();
  return (
    <Card as="section" stack aria-labelledby="settings-prices">
      <div>
        <h2 className="h4" id="settings-prices">
          {t('settings.prices.title')}
        </h2>
        <p className="sm dim mt8">{t('settings.prices.about')}</p>
      </div>
      <TextField
        name="euroRate"
        label={t('settings.fields.euroRate')}
        inputMode="decimal"
        autoComplete="off"
        suffix="RSD"
      />
    </Card>
  );
}

function FreeAdCard() {
  const t = useTexts();
  return (
    <Card as="section" stack aria-labelledby="settings-free-ad">
      <div>
        <h2 className="h4" id="settings-free-ad">
          {t('settings.freeAd.title')}
        </h2>
        <p className="sm dim mt8">{t('settings.freeAd.about')}</p>
      </div>
      <TickField name="freeAd.available" label={t('settings.fields.freeAdAvailable')} />
      <SelectField
        name="freeAd.limit"
        label={t('settings.fields.freeAdLimit')}
        options={limits.map((count) => ({ value: String(count), label: t('settings.freeAds', { count }) }))}
        asNumber
      />
    </Card>
  );
}

/** The content of `/admin/podesavanja`: the provider, prices and the free ad, saved together. */
export function SettingsForm({ settings }: { settings: SettingsView }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const record = useRecord<SettingsView, FormValues, SettingsInput>({
    schema,
    of: settings,
    toForm: (view) => toForm(view, language),
    save: async (body) => (await api.call(saveSettings, { body })).data,
    compared: comparedSettings(t),
    done: t('settings.saved'),
  });
  return (
    <RecordForm name="settings" record={record}>
      <div className="mb24">
        <h1>{t('settings.title')}</h1>
        <p className="dim mt8">{t('settings.lead')}</p>
      </div>
      <div className="settings-columns">
        <ProviderCard saved={record.stored.provider} />
        <div className="stack g16">
          <PricesCard />
          <FreeAdCard />
        </div>
      </div>
      <div className="mt24">
        <RecordFoot record={record}>{t('settings.save')}</RecordFoot>
      </div>
    </RecordForm>
  );
}
