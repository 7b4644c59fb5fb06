import { euroRate } from '#features/advertising/exchange.ts';
import { type SalaryRange, salaryInNetDinars } from '#shared/money.ts';

/** How pay in euros or gross counts for the salary filter (SPEC §8): dinars for a euro, and what of gross is net. */
export const payConversion = { euroRate, grossFactor: 0.72 };

/** What the salary filter compares: the stated maximum, else the minimum, in net dinars a month; null without pay. */
export const salaryForFilter = (range: SalaryRange | null): number | null => {
  const net = salaryInNetDinars(range, payConversion);
  return net?.max ?? net?.min ?? null;
};
