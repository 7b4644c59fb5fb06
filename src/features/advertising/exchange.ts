/** Dinars for a euro until an administrator sets another rate (SPEC §9). */
export const euroRate = 117.2;

/** A price in para → whole cents, rounded. */
export const paraToCents = (para: number, rate = euroRate): number => Math.round(para / rate);
