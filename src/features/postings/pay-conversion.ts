import { type SalaryRange, salaryInNetDinars } from '#kit/money.ts';

/** What of gross pay counts as net for the salary filter (rules.md#pay-filter). */
export const grossFactor = 0.72;

/**
 * What the salary filter compares: the stated maximum, else the minimum, in net dinars a month; null without pay.
 * `euroRate` is dinars for a euro.
 */
export const salaryForFilter = (range: SalaryRange | null, euroRate: number): number | null => {
  const net = salaryInNetDinars(range, { euroRate, grossFactor });
  return net?.max ?? net?.min ?? null;
};
