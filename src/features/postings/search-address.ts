/** Sorts of lists (SPEC §9). */
export const postingSorts = ['priority', 'newest', 'expiring'] as const;
export type PostingSort = (typeof postingSorts)[number];

/** Lower ends the salary filter offers, in net dinars a month (catalogue). */
export const salarySteps = [60_000, 80_000, 100_000, 120_000, 150_000, 200_000, 250_000, 300_000] as const;
