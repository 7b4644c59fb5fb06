import { formatBankAccount } from '#shared/bank-account.ts';
import type { Language } from '#shared/i18n/language.ts';
import { formatNumber } from '#shared/money.ts';
import type { SettingsForm, SettingsView } from '../fields.ts';

/** The settings as they are typed: the account with dashes, the rate with the language's comma. */
export const toForm = (view: SettingsView, language: Language): SettingsForm => ({
  ...view,
  provider: { ...view.provider, bankAccount: formatBankAccount(view.provider.bankAccount) },
  euroRate: formatNumber(view.euroRate, language, Number.isInteger(view.euroRate * 10) ? 1 : 4),
});

const valuesOf = ({ provider, euroRate, freeAd }: SettingsForm) => {
  const { registrationNumberConfirmed: _, ...said } = provider;
  return { ...said, euroRate, freeAdAvailable: freeAd.available, freeAdLimit: freeAd.limit };
};
export type SettingsName = keyof ReturnType<typeof valuesOf>;

/** In what two states of the form differ. */
export function differences(one: SettingsForm, other: SettingsForm): SettingsName[] {
  const values = valuesOf(other);
  return (Object.entries(valuesOf(one)) as [SettingsName, unknown][])
    .filter(([name, value]) => values[name] !== value)
    .map(([name]) => name);
}
