/** Max characters of general data fields. */
export const profileLimits = { profession: 100, address: 200, city: 100 } as const;
