/** Longest texts of the general data. */
export const profileLimits = { profession: 100, address: 200, city: 100 } as const;
