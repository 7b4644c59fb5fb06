import type { AdOption, AdPrice } from '#features/advertising/price-list/fields.ts';

/** The price of the chosen period, or the only price of an ad type. */
export const priceFor = (option: AdOption, days: number): AdPrice | undefined =>
  option.prices.find((price) => price.days === days) ?? option.prices[0];
