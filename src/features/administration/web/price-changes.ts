import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { formatAmount } from '#features/advertising/price-list/price-text.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';

const names = {
  available: 'offered',
  questionnaire: 'questionnaire',
  onHome: 'onHome',
  listBadge: 'listBadge',
  discountPercent: 'discount',
  minAds: 'from',
  validMonths: 'months',
} as const;

/** `a-plus-plus` → `A++`. */
const packageName = (code: string): string => code.replace(/^a/, 'A').replace(/-plus/g, '+');

/** Describes the changes in a saved price list (`hot.30`: `1140000 → 1190000`), one line for each value. */
export function priceChanges(details: Record<string, unknown>, t: Translate, language: Language): string[] {
  return Object.entries(details).flatMap(([key, change]) => {
    const [code = '', name = ''] = key.split('.');
    const type = adTypeCodes.find((one) => one === code);
    const days = Number(name);
    const label = Object.entries(names).find(([one]) => one === name)?.[1];
    if (!label && !(days > 0)) return [];
    const what = label ? t(`advertising.priceEditor.${label}`) : t('advertising.days', { count: days });
    const valueText = (value: string): string => {
      if (!label) return formatAmount(Number(value), 'RSD', language);
      if (value === 'true' || value === 'false')
        return t(value === 'true' ? 'advertising.prices.types.yes' : 'advertising.prices.types.no');
      return value;
    };
    const values = String(change).split(' → ').map(valueText).join(' → ');
    return [`${type ? t(`advertising.types.${type}`) : packageName(code)}, ${what}: ${values}`];
  });
}
