/** The time spans of a posting's statistics: its last days, or its whole life. */
export const statisticsPeriods = ['7', '30', '90', 'all'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
