import type { ExperienceLevelCode } from '#features/catalog/experience-levels.ts';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { statesPay } from './demo-employers.ts';
import type { DemoPosting, DemoSalary } from './demo-model.ts';
import type { PostingPlan } from './posting-plan.ts';
import type { Random } from './random.ts';

/** Rate and factor by which a few salaries are written in euros or gross. */
const EURO = 117.2;
const NET_OF_GROSS = 0.72;
/** Thousands a month of those who learn the trade. */
const trainingPay = [70, 80] as const;
/** For a full month. */
const LEAST_PAY = 75_000;
const MOST_PAY = 320_000;

/** The part of a full month that is worked and paid. */
export function shareOfMonth(contract: DemoPosting['contractType'], jobType: DemoPosting['jobType']): number {
  // Next to another employment at most a third of full hours is allowed.
  if (contract === 'dopunski') return 1 / 3;
  return jobType === 'nepuno' || jobType === 'honorarno' ? 1 / 2 : 1;
}

/** Where between the occupation's least and most pay a level of experience begins. */
export const payPosition: Record<ExperienceLevelCode, number> = {
  bez: 0,
  'do-1': 0.08,
  '1-2': 0.2,
  '2-3': 0.36,
  '3-5': 0.55,
  '5-10': 0.68,
  '10-i-vise': 0.78,
};

/** The pay of a posting; a quarter of all states none, but none of a company that says it always does. */
export function salaryOf(
  { occupation, employer, locations, remote }: PostingPlan,
  experience: ExperienceLevelCode,
  training: boolean,
  share: number,
  random: Random,
): DemoSalary | null {
  if (random.chance(0.3) && !statesPay(employer)) return null;
  const pay = training ? trainingPay : occupation.pay;
  const [least, most] = pay.map((thousands) => thousands * 1_000) as [number, number];
  const tags = placeClosure(locations);
  const town = tags.includes('inostranstvo') ? 1.5 : remote || tags.includes('grad-beograd') ? 1.06 : 0.97;
  const start = (least + (most - least) * payPosition[experience]) * share * town * (0.96 + random.next() * 0.08);
  const step = random.chance(0.65) ? 5_000 : 1_000;
  const round = (value: number): number =>
    Math.min(MOST_PAY, Math.max(Math.ceil((LEAST_PAY * share) / 1_000) * 1_000, Math.round(value / step) * step));
  const min = Math.min(round(start), MOST_PAY - 5_000);
  const max = Math.max(round(start * (1.1 + random.next() * 0.18)), Math.min(MOST_PAY, min + 5_000));
  const ends = random.weighted([
    ['both', 80],
    ['min', 14],
    ['max', 6],
  ] as const);
  const inEuros = occupation.ladder === 'it' && random.chance(0.22);
  const gross = occupation.ladder === 'it' && random.chance(0.14);
  const convert = (net: number): number => {
    const amount = gross ? net / NET_OF_GROSS : net;
    return inEuros ? Math.round(amount / EURO / 50) * 50 : Math.round(amount / step) * step;
  };
  return {
    min: ends === 'max' ? null : convert(min),
    max: ends === 'min' ? null : convert(max),
    currency: inEuros ? 'EUR' : 'RSD',
    basis: gross ? 'gross' : 'net',
  };
}
