/** Orders of a candidate's saved postings; the first is the one without a wish. */
export const savedSorts = ['expiring', 'saved'] as const;
export type SavedSort = (typeof savedSorts)[number];
