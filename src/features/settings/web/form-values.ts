import { formatBankAccount } from '#kit/bank-account.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatNumber } from '#kit/money.ts';
import type { ComparedField } from '#ui/records/newer-version.tsx';
import type { SettingsForm, SettingsView } from '../fields.ts';

/** The settings as typed: the account with dashes, the rate with the language's decimal separator. */
export const toForm = (view: SettingsView, language: Language): SettingsForm => ({
  ...view,
  provider: { ...view.provider, bankAccount: formatBankAccount(view.provider.bankAccount) },
  euroRate: formatNumber(view.euroRate, language, Number.isInteger(view.euroRate * 10) ? 1 : 4),
});

const providerFields = ['name', 'address', 'pib', 'registrationNumber', 'bankAccount', 'email', 'phone'] as const;

/** The fields to compare in two versions of the settings. */
export const comparedSettings = (t: Translate): ComparedField<SettingsForm>[] => [
  ...providerFields.map((name) => ({
    label: t(`settings.fields.${name}`),
    of: ({ provider }: SettingsForm) => provider[name],
  })),
  { label: t('settings.fields.euroRate'), of: ({ euroRate }) => euroRate },
  { label: t('settings.fields.freeAdAvailable'), of: ({ freeAd }) => freeAd.available },
  { label: t('settings.fields.freeAdLimit'), of: ({ freeAd }) => String(freeAd.limit) },
];
