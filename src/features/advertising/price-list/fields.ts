import { z } from 'zod';
import { adTypeCodes, paidPlaces } from '../ad-type.ts';

/** The price of an ad type for a period: integers in para (RSD) or cents (EUR), VAT separate (rules.md#prices). */
export const adPrice = z
  .object({
    days: z.number().int(),
    currency: z.enum(['RSD', 'EUR']),
    net: z.number().int(),
    vat: z.number().int(),
    total: z.number().int(),
    /** Total of an order, VAT included: para, whatever the language (rules.md#prices). */
    orderTotal: z.number().int(),
    /** Total of an order without VAT, in para. */
    orderNet: z.number().int(),
  })
  .meta({ id: 'AdPrice' });
export type AdPrice = z.output<typeof adPrice>;

export const adType = z
  .object({
    code: z.enum(adTypeCodes),
    /** 1 is the highest; `standard` and `free` are one group. */
    priority: z.number().int(),
    /** False while switched off by administrators; the ad type stays visible (rules.md#free-ads). */
    available: z.boolean(),
    /** Whether a posting of this type may carry questions. */
    questionnaire: z.boolean(),
    /** Whether its postings have their own section on the home page. */
    onHome: z.boolean(),
    /** Whether its postings show its badge in lists. */
    listBadge: z.boolean(),
    /** In order of increasing period; the free ad has one. */
    prices: z.array(adPrice),
  })
  .meta({ id: 'AdType' });
export type AdType = z.output<typeof adType>;

/** Views of an ad type's postings as a multiple of those of standard and free ones (rules.md#ad-types). */
export const adTypeViews = z
  .object({
    adType: z.enum(paidPlaces),
    /** Ratio of the medians, to one decimal. */
    times: z.number(),
    /** Number of postings on both sides. */
    postings: z.number().int(),
    plainPostings: z.number().int(),
  })
  .meta({ id: 'AdTypeViews' });
export type AdTypeViews = z.output<typeof adTypeViews>;

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
  /** Price of one ad, before and after the discount. */
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
  /** Null when there is no upper limit. */
  maxAds: z.number().int().nullable(),
  validMonths: z.number().int(),
};

/** A number of ads of one type and period, bought at once with a discount (rules.md#packages). */
export const adPackage = z
  .object({
    ...packageTerms,
    /** Prices of all available paid ad types, by descending priority, then increasing period. */
    prices: z.array(packagePrice),
  })
  .meta({ id: 'AdPackage' });
export type AdPackage = z.output<typeof adPackage>;

/** Why an employer cannot choose an ad type. */
export const adRefusals = ['not-available', 'free-not-available', 'free-limit-reached', 'no-provider'] as const;

/** An ad type with its current availability for the employer. */
export const adOption = adType.extend({ refusal: z.enum(adRefusals).nullable() }).meta({ id: 'AdOption' });
export type AdOption = z.output<typeof adOption>;

/** Remaining credits of a package. */
export const adCredit = z.object({
  adType: z.enum(adTypeCodes),
  days: z.number().int(),
  left: z.number().int(),
  /** Last local day on which a credit can be used. */
  validTo: z.string(),
  packageName: z.string(),
});
export type AdCredit = z.output<typeof adCredit>;

export const adOptions = z
  .object({
    adTypes: z.array(adOption),
    /** In order of increasing size. */
    packages: z.array(z.object(packageTerms)),
    /** Available credits per package, first to expire first. */
    credits: z.array(adCredit),
    /** Free periods used in the last 12 months, and the limit. */
    free: z.object({ used: z.number().int(), limit: z.number().int() }),
  })
  .meta({ id: 'AdOptions' });
export type AdOptions = z.output<typeof adOptions>;
