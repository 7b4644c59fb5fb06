/** Dinars for a euro until an administrator sets another rate (SPEC §9). */
export const defaultEuroRate = 117.2;

/** A price in para → whole cents by dinars for a euro, rounded. */
export const paraToCents = (para: number, rate: number): number => Math.round(para / rate);
