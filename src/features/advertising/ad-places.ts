import type { AdTypeCode, paidPlaces } from './ad-type.ts';

/** Places of each paid type in 20 postings of a list, one type after the other from the first (rules.md#sort-orders). */
export const placeCounts: Record<(typeof paidPlaces)[number], number> = { promoted: 3, hot: 2, featured: 3 };

/** Ad types with the same places in lists, from the first; those without places of their own are listed by date. */
export const placeGroups = [
  { types: ['promoted'], count: placeCounts.promoted },
  { types: ['hot'], count: placeCounts.hot },
  { types: ['featured'], count: placeCounts.featured },
  { types: ['standard', 'free'], count: null },
] as const satisfies readonly { types: readonly AdTypeCode[]; count: number | null }[];
