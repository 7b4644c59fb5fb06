import type { AdOption, AdPrice } from '#features/advertising/fields.ts';
import type { Language } from '#shared/i18n/language.ts';
import { formatDinars, formatEuroCents, formatPara } from '#shared/money.ts';

/** Whole dinars without decimals, anything else to the para or cent. */
export const formatAmount = (amount: number, currency: AdPrice['currency'], language: Language): string => {
  if (currency === 'EUR') return formatEuroCents(amount, language);
  return amount % 100 === 0 ? formatDinars(amount / 100, language) : formatPara(amount, language);
};

/** The price of the chosen period, or of the only one an ad type has. */
export const priceFor = (option: AdOption, days: number): AdPrice | undefined =>
  option.prices.find((price) => price.days === days) ?? option.prices[0];
