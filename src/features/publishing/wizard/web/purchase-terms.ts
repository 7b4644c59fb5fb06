import { type OrderSums, orderSums } from '#features/advertising/order-sums.ts';
import type { Purchase } from '#features/advertising/orders/fields.ts';
import { nearestCount, packageFor } from '#features/advertising/orders/packages.ts';
import type { AdCredit, AdOption, AdOptions, AdPrice } from '#features/advertising/price-list/fields.ts';
import type { DraftValues } from '../../drafts/fields.ts';

export type PackageTerms = AdOptions['packages'][number];

/** How the chosen ad is paid for, and its price. */
export interface PurchaseTerms {
  price: AdPrice;
  /** Number of ads bought at once. */
  count: number;
  /** Null for a single ad. */
  sold: PackageTerms | null;
  /** The credit that is used instead of money, and how many of its kind there are. */
  credit: { packageName: string; left: number; validTo: string } | null;
  /** In the currency of the language. */
  sums: OrderSums;
  /** Para, VAT included. */
  orderTotal: number;
  /** The purchase accepted by sending; null when it is free. */
  purchase: Purchase | null;
}

/** The price of the chosen period, or the only price of an ad type. */
export const priceFor = (option: AdOption, days: number): AdPrice | undefined =>
  option.prices.find((price) => price.days === days) ?? option.prices[0];

/** Credits of one ad type and period, those that expire first at the top. */
export const creditsFor = (credits: readonly AdCredit[], adType: string, days: number): AdCredit[] =>
  credits.filter((credit) => credit.adType === adType && credit.days === days);

/**
 * Initial ad type and days of a renewal: the previous ones, with the days of a credit of that type; if the type is no
 * longer available, those of a remaining credit.
 */
export const renewalTerms = (
  { adTypes, credits }: Pick<AdOptions, 'adTypes' | 'credits'>,
  { productGroup, productDuration }: Pick<DraftValues, 'productGroup' | 'productDuration'>,
): Pick<DraftValues, 'productGroup' | 'productDuration'> => {
  const left = credits.filter((credit) => credit.left > 0);
  const refused = adTypes.some(({ code, refusal }) => code === productGroup && refusal !== null);
  const fitting = left.filter(({ adType }) => refused || adType === productGroup);
  const credit = fitting.find(({ days }) => days === productDuration) ?? fitting[0];
  return credit ? { productGroup: credit.adType, productDuration: credit.days } : { productGroup, productDuration };
};

/** The number of ads that can be bought: the chosen one, or the nearest if packages have changed. */
export const countOf = (packages: readonly PackageTerms[], chosen: number): number => {
  if (chosen === 1 || packageFor(packages, chosen)) return chosen;
  const [smallest] = packages;
  return smallest ? nearestCount(smallest, chosen) : 1;
};

/** The price of the chosen ad type, period and number of ads for this employer; null while no type is chosen. */
export function purchaseTerms(
  { packages, credits }: Pick<AdOptions, 'packages' | 'credits'>,
  option: AdOption | undefined,
  { productDuration, adCount }: { productDuration: number; adCount: number },
): PurchaseTerms | null {
  const price = option && priceFor(option, productDuration);
  if (!price) return null;
  const free = price.net === 0;
  const count = free ? 1 : countOf(packages, adCount);
  const sold = packageFor(packages, count);
  const usable = free || count > 1 ? [] : creditsFor(credits, option.code, price.days);
  const [next] = usable;
  const credit = next
    ? {
        packageName: next.packageName,
        left: usable.reduce((sum, { left }) => sum + left, 0),
        validTo: next.validTo,
      }
    : null;
  const discount = sold?.discountPercent ?? 0;
  const orderTotal = orderSums([{ netPara: price.orderNet, count }], discount).total;
  const purchaseOf = (): Purchase | null => {
    if (free) return null;
    if (credit) return { kind: 'credit' };
    return sold ? { kind: 'package', count, total: orderTotal } : { kind: 'single', total: orderTotal };
  };
  return {
    price,
    count,
    sold,
    credit,
    sums: orderSums([{ netPara: price.net, count }], discount),
    orderTotal,
    purchase: purchaseOf(),
  };
}
