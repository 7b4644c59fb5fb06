import { z } from 'zod';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { placesQuery } from '#features/catalog/fields.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { codesOf } from '#kit/codes.ts';
import { codeLabel } from '#kit/fields.ts';
import { choiceQuery, codeQuery, codesQuery, countQuery } from '#kit/query-fields.ts';
import { payRegions } from './pay-regions.ts';

/** Pay by category and region (rules.md#pay-figures). Amounts are whole net dinars a month. */

const amount = z.number().int();

const payPlace = codeLabel.extend({
  /** For running text: „u Borskom okrugu”. */
  inText: z.string(),
});

export const payFigure = z
  .object({
    category: codeLabel,
    place: payPlace,
    /** Number of postings that it is made of. */
    postings: z.number().int(),
    lowerQuartile: amount,
    upperQuartile: amount,
    /** Nine: a tenth of the postings offer no more than the first, half no more than the fifth, the median. */
    deciles: z.array(amount),
  })
  .meta({ id: 'PayFigure' });
export type PayFigure = z.output<typeof payFigure>;

export const payFiguresQuery = z.object({ region: codeQuery(codesOf(payRegions)) });

export const payFiguresMeta = z.object({
  /** The region that the figures are of; null for all of Serbia. */
  region: payPlace.nullable(),
  /** All regions, by name. */
  regions: z.array(codeLabel),
});

export const payStandings = ['higher', 'lower', 'median'] as const;

export const payComparison = z
  .object({
    figure: payFigure,
    /** The pay in net dinars; an end that is not stated is null. */
    pay: z.object({ min: amount.nullable(), max: amount.nullable() }),
    /** The middle of the pay is higher or lower than in `percent` of the postings, or around their median. */
    standing: z.enum(payStandings),
    /** A multiple of ten, rounded down: at least so many. */
    percent: z.number().int(),
  })
  .meta({ id: 'PayComparison' });
export type PayComparison = z.output<typeof payComparison>;

/** A posting’s fields that its pay is compared by. */
export const payQuery = z.object({
  categories: codesQuery(codesOf(categories)),
  locations: placesQuery,
  jobType: codeQuery(codesOf(jobTypes)),
  contractType: codeQuery(codesOf(contractTypes)),
  min: countQuery().describe('Monthly pay in whole units of the currency; either end may be missing.'),
  max: countQuery(),
  currency: choiceQuery(['RSD', 'EUR'], 'RSD'),
  basis: choiceQuery(['net', 'gross'], 'net'),
});
export type PayQuery = z.output<typeof payQuery>;
