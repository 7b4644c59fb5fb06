import { z } from 'zod';
import { parseAmount } from '#kit/parse-amount.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { type AdTypeCode, adPeriods, adTypeCodes, paidPlaces } from '../ad-type.ts';
import {
  discountLimits,
  highestPricePara,
  lowestPricePara,
  packageCodes,
  packageSizes,
  validityLimits,
} from './price-limits.ts';

/** Ad types, prices and packages as edited by administrators. */

const withIssue = (context: z.RefinementCtx, input: unknown, ...issue: Parameters<typeof issueCode>) => {
  context.addIssue({ code: 'custom', input, ...issueCode(...issue) });
  return z.NEVER;
};

/** A net price: an integer in para, or dinars as people type them (`15.900`, `15.900,50`). */
const netPrice = z.union([z.number(), z.string().max(40)]).transform((input, context) => {
  if (input === '') return withIssue(context, input, 'required');
  const para = typeof input === 'number' ? input : parseAmount(input);
  if (para === null || !Number.isSafeInteger(para)) return withIssue(context, input, 'amount');
  if (para < lowestPricePara) return withIssue(context, input, 'too-small', { min: 1 });
  if (para > highestPricePara) return withIssue(context, input, 'too-big', { max: highestPricePara / 100 });
  return para;
});

/** An integer, as a number or as typed text. */
const typedNumber = ({ min, max }: { min: number; max: number }) =>
  z.union([z.number(), z.string().max(20)]).transform((input, context) => {
    if (input === '') return withIssue(context, input, 'required');
    const number = typeof input === 'number' ? input : /^\s*\d+\s*$/.test(input) ? Number(input) : Number.NaN;
    if (!Number.isSafeInteger(number)) return withIssue(context, input, 'whole');
    if (number < min) return withIssue(context, input, 'too-small', { min });
    if (number > max) return withIssue(context, input, 'too-big', { max });
    return number;
  });

/** Paid ad types in descending priority. */
export const pricedTypes = adTypeCodes.filter((code) => code !== 'free');
export type PricedType = Exclude<AdTypeCode, 'free'>;

const sold = z.strictObject({
  code: z.enum(pricedTypes as [PricedType, ...PricedType[]]),
  /** When false, the ad type stays visible with a message (rules.md#free-ads). */
  available: z.boolean(),
  questionnaire: z.boolean(),
  /** Whether it has a section on the home page, for types that can have one. */
  onHome: z.boolean(),
  /** Whether its badge is shown in lists, for types that have one. */
  listBadge: z.boolean(),
  prices: z.array(z.strictObject({ days: z.number().int(), netPara: netPrice })),
});

const packageInput = z.strictObject({
  code: z.enum(packageCodes),
  discountPercent: typedNumber(discountLimits),
  /** The range ends where the next package begins; the last one has no upper limit. */
  minAds: typedNumber(packageSizes),
  validMonths: typedNumber(validityLimits),
});

const version = z.number().int().min(1).max(2_147_483_647);

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

export const priceListInput = z.strictObject({
  /** All paid ad types in descending priority. */
  adTypes: z.array(sold).superRefine((types, context) => {
    if (
      !same(
        types.map(({ code }) => code),
        pricedTypes,
      )
    )
      withIssue(context, types, 'invalid');
    types.forEach(({ code, onHome, listBadge, prices }, at) => {
      const issue = (field: string, value: unknown) =>
        context.addIssue({ code: 'custom', path: [at, field], input: value, ...issueCode('invalid') });
      if (
        !same(
          prices.map(({ days }) => days),
          adPeriods,
        )
      )
        issue('prices', prices);
      if ((paidPlaces as readonly AdTypeCode[]).includes(code)) return;
      if (onHome) issue('onHome', onHome);
      if (listBadge) issue('listBadge', listBadge);
    });
  }),
  /** Availability of the free ad is part of the settings. */
  free: z.strictObject({ questionnaire: z.boolean() }),
  packages: z.array(packageInput).superRefine((packages, context) => {
    if (
      !same(
        packages.map(({ code }) => code),
        packageCodes,
      )
    )
      withIssue(context, packages, 'invalid');
    packages.forEach(({ minAds }, at) => {
      const before = packages[at - 1]?.minAds;
      if (before !== undefined && minAds <= before)
        context.addIssue({
          code: 'custom',
          path: [at, 'minAds'],
          input: minAds,
          ...issueCode('too-small', { min: before + 1 }),
        });
    });
  }),
  /** Version the change is based on. */
  version,
});
export type PriceListForm = z.input<typeof priceListInput>;
export type PriceListInput = z.output<typeof priceListInput>;

const count = z.number().int();

export const priceListView = z
  .object({
    adTypes: z.array(
      z.object({
        code: z.enum(pricedTypes as [PricedType, ...PricedType[]]),
        available: z.boolean(),
        questionnaire: z.boolean(),
        onHome: z.boolean(),
        listBadge: z.boolean(),
        prices: z.array(z.object({ days: count, netPara: count })),
      }),
    ),
    free: z.object({ available: z.boolean(), questionnaire: z.boolean() }),
    packages: z.array(
      z.object({
        code: z.enum(packageCodes),
        name: z.string(),
        discountPercent: count,
        minAds: count,
        validMonths: count,
      }),
    ),
    version,
  })
  .meta({ id: 'PriceList' });
export type PriceListView = z.output<typeof priceListView>;
