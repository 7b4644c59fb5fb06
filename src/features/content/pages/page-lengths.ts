/** Max characters. */
export const pageLengths = { title: 80, description: 200, brief: 500 } as const;

/** Max days that the date of coming into force may be ahead. */
export const furthestInForceDays = 366;
