/** What statistics of a posting are shown for: its last days, or its whole life. */
export const statisticsPeriods = ['7', '30', '90', 'all'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
