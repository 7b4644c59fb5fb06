/** Sort orders of a candidate's saved postings; the first is the default. */
export const savedSorts = ['expiring', 'saved'] as const;
export type SavedSort = (typeof savedSorts)[number];
