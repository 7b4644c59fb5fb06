import type { LocalDay } from '#shared/dates.ts';

/** People younger than this may not work or have an account (rules.md#registration). */
const leastAge = 15;
const mostAge = 110;

/** Whether somebody born on this day can be a candidate today. */
export const isPlausibleBirthday = (day: LocalDay, today: LocalDay): boolean => {
  const sinceYears = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  const age = today.slice(5) < day.slice(5) ? sinceYears - 1 : sinceYears;
  return age >= leastAge && age <= mostAge;
};
