import type { Translate } from '#shared/i18n/translator.ts';
import type { PriceListForm, PriceListView } from '../../price-list-fields.ts';
import { formatBareAmount } from '../../price-text.ts';

/** The price list as it is typed: amounts the Serbian way, whatever the page's language. */
export const toForm = ({ adTypes, free, packages, version }: PriceListView): PriceListForm => ({
  adTypes: adTypes.map(({ prices, ...type }) => ({
    ...type,
    prices: prices.map(({ days, netPara }) => ({ days, netPara: formatBareAmount(netPara, 'RSD', 'sr') })),
  })),
  free: { questionnaire: free.questionnaire },
  packages: packages.map(({ code, discountPercent, minAds, validMonths }) => ({
    code,
    discountPercent: String(discountPercent),
    minAds: String(minAds),
    validMonths: String(validMonths),
  })),
  version,
});

/** In which rows two states of the form differ, by their names. */
export function differences(
  one: PriceListForm,
  other: PriceListForm,
  names: string[],
  t: Translate,
): string[] {
  const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  return [
    ...one.adTypes.flatMap((type, at) =>
      differ(type, other.adTypes[at]) ? [t(`advertising.types.${type.code}`)] : [],
    ),
    ...(differ(one.free, other.free) ? [t('advertising.types.free')] : []),
    ...one.packages.flatMap((sold, at) => (differ(sold, other.packages[at]) ? [names[at] ?? sold.code] : [])),
  ];
}
