/** Dinars per euro until an administrator sets another rate (rules.md#prices). */
export const defaultEuroRate = 117.2;
