import type { Translate } from '#kit/i18n/translator.ts';
import type { ComparedField } from '#ui/records/newer-version.tsx';
import type { PriceListForm, PriceListView } from '../../price-list-fields.ts';
import { formatBareAmount } from '../../price-text.ts';

/** Form values of the price list: amounts in Serbian format, whatever the page language. */
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

const switches = [
  ['available', 'offered'],
  ['questionnaire', 'questionnaire'],
  ['onHome', 'onHome'],
  ['listBadge', 'listBadge'],
] as const;

/** Fields for comparing two versions of the price list: one per row, with its cells as text. */
export const comparedPrices = (list: PriceListView, t: Translate): ComparedField<PriceListForm>[] => {
  const said = (row: Partial<Record<(typeof switches)[number][0], boolean>>): string[] =>
    switches.flatMap(([name, text]) => (row[name] ? [t(`advertising.priceEditor.${text}`)] : []));
  return [
    ...list.adTypes.map(({ code }, at) => ({
      label: t(`advertising.types.${code}`),
      of: ({ adTypes }: PriceListForm) => {
        const row = adTypes[at];
        return row && [...row.prices.map(({ netPara }) => netPara), ...said(row)].join('; ');
      },
    })),
    { label: t('advertising.types.free'), of: ({ free }) => said(free).join('; ') },
    ...list.packages.map(({ name }, at) => ({
      label: name,
      of: ({ packages }: PriceListForm) => {
        const row = packages[at];
        return row && `${row.discountPercent} %; ${row.minAds}; ${row.validMonths}`;
      },
    })),
  ];
};
