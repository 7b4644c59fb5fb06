import { ABROAD, placeClosure, WHOLE_COUNTRY } from '#features/catalog/place-tree.ts';
import type { PayMark } from '#features/postings/fields.ts';
import { grossFactor, middleOfSalary } from '#features/postings/pay-conversion.ts';
import { toSalary } from '#features/postings/row-parts.ts';
import type { PaidRow } from '#features/postings/server/pay-marks.ts';
import { readEuroRate } from '#features/postings/server/pay-store.ts';
import type { Executor } from '#host/database/database.ts';
import { salaryInNetDinars } from '#kit/money.ts';
import type { PayComparison, PayQuery } from '../fields.ts';
import { payRegions } from '../pay-regions.ts';
import { findPay, fullContractTypes, fullJobTypes, type PayRow } from './pay-store.ts';

/**
 * How a pay stands among postings with these deciles, rounded down to tens: more than the seventh decile is higher than
 * at least 70 %, less than the third lower than at least 70 %; what is beyond fewer than 60 % is around the median.
 */
export function standingOf(pay: number, deciles: readonly number[]): Pick<PayComparison, 'standing' | 'percent'> {
  const median = deciles[4] as number;
  const isHigher = pay > median;
  const percent = 10 * deciles.filter((decile) => (isHigher ? decile < pay : decile > pay)).length;
  return percent > 50 ? { standing: isHigher ? 'higher' : 'lower', percent } : { standing: 'median', percent: 50 };
}

/** The ends of a pay and the median on the way from the first decile to the last, in percent; what lies beyond is cut off. */
export function positionsOf(
  { min, max }: PayComparison['pay'],
  deciles: readonly number[],
): Pick<PayMark, 'from' | 'to' | 'median'> {
  const [low, median, high] = [deciles[0] as number, deciles[4] as number, deciles[8] as number];
  const at = (pay: number): number =>
    Math.round((100 * (Math.min(high, Math.max(low, pay)) - low)) / Math.max(1, high - low));
  return { from: at((min ?? max) as number), to: at((max ?? min) as number), median: at(median) };
}

/** A pay with what it is compared by: one that is asked about, or a posting's. */
interface ComparedPay extends Pick<PayQuery, 'min' | 'max' | 'currency' | 'basis'> {
  categories: readonly string[];
  locations: { codes: readonly string[] };
  jobType: string | null;
  contractType: string | null;
}

/** The pay of a posting; none without a range. */
export const paysOf = (row: PaidRow): (ComparedPay & { id: number })[] => {
  const salary = toSalary(row);
  return salary ? [{ ...row, ...salary, locations: { codes: row.locations } }] : [];
};

const isFullMonth = ({ jobType, contractType }: ComparedPay): boolean =>
  (jobType === null || fullJobTypes.includes(jobType)) &&
  (contractType === null || fullContractTypes.includes(contractType));

/** Codes of the places whose figures apply, the closest first; none abroad. */
function placesOf({ locations }: ComparedPay): string[] {
  const tags = placeClosure(locations.codes);
  if (tags.length === 0 || tags.includes(ABROAD)) return [];
  return [...tags.filter((tag) => payRegions.some(({ code }) => code === tag)), WHOLE_COUNTRY];
}

/** The figure of the first category that has one in the first region that has any, else in the whole country. */
function closestFigure(query: ComparedPay, rows: readonly PayRow[]): PayRow | undefined {
  const places = placesOf(query);
  const { categories } = query;
  const order = ({ category, place }: PayRow): number =>
    places.indexOf(place) * categories.length + categories.indexOf(category);
  return rows
    .filter(({ category, place }) => categories.includes(category) && places.includes(place))
    .sort((a, b) => order(a) - order(b))[0];
}

/**
 * How pays compare, by the middle of their ranges, in the order of the queries; null without a right range, a whole
 * month's work or figures. Reads in two statements, however many there are.
 */
export async function comparisons(executor: Executor, queries: readonly ComparedPay[]) {
  if (queries.length === 0) return [];
  const euroRate = await readEuroRate(executor);
  const categories = new Set(queries.flatMap((query) => query.categories));
  const rows = await findPay(executor, [...categories], [...new Set(queries.flatMap(placesOf))]);
  return queries.map((query) => {
    const [pay, middle] = [salaryInNetDinars(query, { euroRate, grossFactor }), middleOfSalary(query, euroRate)];
    const isReversed = query.min !== null && query.max !== null && query.min > query.max;
    if (!pay || middle === null || isReversed || !isFullMonth(query)) return null;
    const row = closestFigure(query, rows);
    return row ? { row, pay, ...standingOf(middle, row.deciles) } : null;
  });
}
