/** Ad types in descending priority (rules.md#ad-types); `standard` and `free` are one group. */
export const adTypeCodes = ['promoted', 'hot', 'featured', 'standard', 'free'] as const;
export type AdTypeCode = (typeof adTypeCodes)[number];

/** Ad types with their own badge and placement. */
export const paidPlaces = ['promoted', 'hot', 'featured'] as const satisfies readonly AdTypeCode[];

/** Periods in days; the free ad has only the first (rules.md#ad-types). */
export const adPeriods = [15, 30, 45] as const;
export const freeAdDays = 15;
export const defaultAdDays = 15;
