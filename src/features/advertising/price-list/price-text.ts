import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatDinars, formatNumber } from '#kit/money.ts';
import type { AdPrice, AdType } from './fields.ts';

/** An amount of an order, in para: `1.234,56 RSD`. */
export const formatPara = (para: number, language: Language): string =>
  `${formatNumber(para / 100, language, 2)}\u00a0RSD`;

/** An amount in euro cents: `1.234,50 €`, in English `€1,234.50`. */
function formatEuroCents(cents: number, language: Language): string {
  const amount = formatNumber(cents / 100, language, 2);
  return language === 'sr' ? `${amount}\u00a0€` : `€${amount}`;
}

/** Formats whole dinars without decimals, other amounts to the para or cent. */
export const formatAmount = (amount: number, currency: AdPrice['currency'], language: Language): string => {
  if (currency === 'EUR') return formatEuroCents(amount, language);
  return amount % 100 === 0 ? formatDinars(amount / 100, language) : formatPara(amount, language);
};

/** The price of an ad: the amount, or the word for free. */
export const formatPrice = (amount: number, currency: AdPrice['currency'], language: Language, t: Translate): string =>
  amount === 0 ? t('advertising.gratis') : formatAmount(amount, currency, language);

/** The amount without the currency, for tables that state it once. */
export const formatBareAmount = (amount: number, currency: AdPrice['currency'], language: Language): string =>
  currency === 'EUR'
    ? formatEuroCents(amount, language)
    : formatNumber(amount / 100, language, amount % 100 === 0 ? 0 : 2);

/** One-line description of what an ad type includes. */
export const adTypeAbout = (
  { code, onHome, listBadge, questionnaire }: Pick<AdType, 'code' | 'onHome' | 'listBadge' | 'questionnaire'>,
  t: Translate,
): string =>
  [
    t(`advertising.about.${code}`),
    onHome ? t('advertising.gives.home') : '',
    listBadge ? t('advertising.gives.badge') : '',
    t(`advertising.gives.${questionnaire ? 'questionnaire' : 'noQuestionnaire'}`),
  ]
    .filter(Boolean)
    .join(' ');
