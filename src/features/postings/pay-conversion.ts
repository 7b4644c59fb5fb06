import { type SalaryRange, salaryInNetDinars } from '#kit/money.ts';

/** Factor that converts gross pay to net for the salary filter (rules.md#pay-filter). */
export const grossFactor = 0.72;

/**
 * The value compared by the salary filter: the stated maximum, else the minimum, in net dinars per month; null without
 * pay. `euroRate` is in dinars per euro.
 */
export const salaryForFilter = (range: SalaryRange | null, euroRate: number): number | null => {
  const net = salaryInNetDinars(range, { euroRate, grossFactor });
  return net?.max ?? net?.min ?? null;
};

/** The middle of a pay in net dinars per month, the only end of one that states one; null without pay. */
export const middleOfSalary = (range: SalaryRange, euroRate: number): number | null => {
  const [from, to] = [range.min ?? range.max, range.max ?? range.min];
  if (from == null || to == null) return null;
  return salaryForFilter({ ...range, min: null, max: (from + to) / 2 }, euroRate);
};
