/** Dinars for a euro until an administrator sets another rate (SPEC §9). */
export const euroRate = 117.2;

/** What is left net of a gross salary, for comparing salaries in searches (SPEC §8). */
export const grossFactor = 0.72;

/** A price in para → whole cents, rounded. */
export const paraToCents = (para: number, rate = euroRate): number => Math.round(para / rate);
