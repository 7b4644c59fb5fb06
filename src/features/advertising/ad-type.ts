/** Ad types by falling priority (SPEC §9); `standard` and `free` stand as one group. */
export const adTypeCodes = ['promoted', 'hot', 'featured', 'standard', 'free'] as const;
export type AdTypeCode = (typeof adTypeCodes)[number];

/** Ad types that carry a badge and a place of their own. */
export const paidPlaces = ['promoted', 'hot', 'featured'] as const satisfies readonly AdTypeCode[];

/** Periods in days; the free ad has the first alone (SPEC §9). */
export const adPeriods = [15, 30, 45] as const;
export const freeAdDays = 15;
export const defaultAdDays = 15;
