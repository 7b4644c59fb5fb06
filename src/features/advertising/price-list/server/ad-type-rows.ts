import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { type AdTypeCode, adTypeCodes } from '../../ad-type.ts';
import { discounted, orderSums, vatOf } from '../../order-sums.ts';
import type { ListedPackage } from '../../server/credit-store.ts';
import type { AdCredit, AdPackage, AdPrice, AdType } from '../fields.ts';
import type { PackageRow, PriceRow } from './ad-type-store.ts';

/** Converts para to cents at a rate in dinars per euro, rounded. */
const paraToCents = (para: number, rate: number): number => Math.round(para / rate);

/** Determines the currency of prices. */
export interface PriceTerms {
  language: Language;
  /** Dinars per euro. */
  euroRate: number;
}

/** Converts para to the currency of the language: euros for English, otherwise dinars (rules.md#prices). */
export const inMoneyOf = ({
  language,
  euroRate,
}: PriceTerms): { currency: AdPrice['currency']; of: (para: number) => number } =>
  language === 'en'
    ? { currency: 'EUR', of: (para) => paraToCents(para, euroRate) }
    : { currency: 'RSD', of: (para) => para };

/** A price for display. */
export const toPrice = (days: number, netPara: number, terms: PriceTerms): AdPrice => {
  const { currency, of } = inMoneyOf(terms);
  const net = of(netPara);
  const vat = vatOf(net);
  return {
    days,
    currency,
    net,
    vat,
    total: net + vat,
    orderTotal: netPara + vatOf(netPara),
    orderNet: netPara,
  };
};

/** Maps price rows to ad types in descending priority. */
export const toAdTypes = (rows: PriceRow[], terms: PriceTerms): AdType[] => {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return adTypeCodes.flatMap((code) => {
    const prices = byCode.get(code) ?? [];
    const [first] = prices;
    if (!first) return [];
    const { priority, available, questionnaire, onHome, listBadge } = first;
    return [
      {
        code,
        priority,
        available,
        questionnaire,
        onHome,
        listBadge,
        prices: prices.map(({ days, netPara }) => toPrice(days, netPara, terms)),
      },
    ];
  });
};

/** Packages with their prices of the available paid ad types. */
export const toPackages = (packages: PackageRow[], rows: PriceRow[], terms: PriceTerms): AdPackage[] => {
  const { currency, of } = inMoneyOf(terms);
  const sold = rows.filter(({ available, netPara }) => available && netPara > 0);
  return packages.map((row) => ({
    ...row,
    prices: sold.map(({ code, days, netPara }) => {
      const regular = of(netPara);
      // As the quote of an order, in euros too: from the rounded price of one.
      const { sum, base } = orderSums([{ netPara: regular, count: row.minAds }], row.discountPercent);
      const net = of(discounted(netPara, row.discountPercent));
      return { adType: code, days, currency, regular, net, leastRegular: sum, leastNet: base };
    }),
  }));
};

/** Maps the balance of a package to an employer's available credits. */
export const toCredit = ({ credits, unused, name }: ListedPackage): AdCredit => ({
  adType: credits.adType as AdTypeCode,
  days: credits.days,
  left: unused,
  validTo: localDay(credits.validUntil),
  packageName: name,
});
