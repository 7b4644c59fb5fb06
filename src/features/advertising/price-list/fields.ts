import { z } from 'zod';
import { adTypeCodes } from '../ad-type.ts';

/** The price of an ad type for a period: integers in para (RSD) or cents (EUR), VAT separate (rules.md#prices). */
export const adPrice = z
  .object({
    days: z.number().int(),
    currency: z.enum(['RSD', 'EUR']),
    net: z.number().int(),
    vat: z.number().int(),
    total: z.number().int(),
    /** What an order of it costs, VAT included: para, whatever the language (rules.md#prices). */
    orderTotal: z.number().int(),
    /** The same without VAT. */
    orderNet: z.number().int(),
  })
  .meta({ id: 'AdPrice' });
export type AdPrice = z.output<typeof adPrice>;

export const adType = z
  .object({
    code: z.enum(adTypeCodes),
    /** 1 is the highest; `standard` and `free` are one group. */
    priority: z.number().int(),
    /** False while administrators have it switched off; it stays visible (rules.md#free-ads). */
    available: z.boolean(),
    /** Whether a posting of this type may carry questions. */
    questionnaire: z.boolean(),
    /** Whether its postings have a place of their own on the home page. */
    onHome: z.boolean(),
    /** Whether its postings carry its badge in lists. */
    listBadge: z.boolean(),
    /** By rising length; the free ad has one. */
    prices: z.array(adPrice),
  })
  .meta({ id: 'AdType' });
export type AdType = z.output<typeof adType>;

export const adTypesMeta = z.object({
  /** Free periods that an employer may start in 12 months. */
  freeAdLimit: z.number().int(),
});
export type AdTypesMeta = z.output<typeof adTypesMeta>;

/** The price of ads of one type and period in a package: integers in para or cents, VAT separate. */
export const packagePrice = z.object({
  adType: z.enum(adTypeCodes),
  days: z.number().int(),
  currency: z.enum(['RSD', 'EUR']),
  /** One ad, without and with the discount. */
  regular: z.number().int(),
  net: z.number().int(),
  /** As many as the package begins with. */
  leastRegular: z.number().int(),
  leastNet: z.number().int(),
});
export type PackagePrice = z.output<typeof packagePrice>;

const packageTerms = {
  code: z.string(),
  name: z.string(),
  discountPercent: z.number().int(),
  minAds: z.number().int(),
  /** Null where there is no upper limit. */
  maxAds: z.number().int().nullable(),
  validMonths: z.number().int(),
};

/** A number of ads of one type and period, bought at once with a discount (rules.md#packages). */
export const adPackage = z
  .object({
    ...packageTerms,
    /** Of every ad type that is sold and costs something, by falling priority and rising length. */
    prices: z.array(packagePrice),
  })
  .meta({ id: 'AdPackage' });
export type AdPackage = z.output<typeof adPackage>;

/** Why an employer cannot choose an ad type. */
export const adRefusals = ['not-available', 'free-not-available', 'free-limit-reached', 'no-provider'] as const;

/** An ad type as this employer may use it now. */
export const adOption = adType.extend({ refusal: z.enum(adRefusals).nullable() }).meta({ id: 'AdOption' });
export type AdOption = z.output<typeof adOption>;

/** Ads that are left of a package. */
export const adCredit = z.object({
  adType: z.enum(adTypeCodes),
  days: z.number().int(),
  left: z.number().int(),
  /** Last local day on which one of them can be used. */
  validTo: z.string(),
  packageName: z.string(),
});
export type AdCredit = z.output<typeof adCredit>;

export const adOptions = z
  .object({
    adTypes: z.array(adOption),
    /** By rising size. */
    packages: z.array(z.object(packageTerms)),
    /** Available credits, package by package, the soonest to end first. */
    credits: z.array(adCredit),
    /** Free periods of the last 12 months. */
    free: z.object({ used: z.number().int(), limit: z.number().int() }),
  })
  .meta({ id: 'AdOptions' });
export type AdOptions = z.output<typeof adOptions>;
