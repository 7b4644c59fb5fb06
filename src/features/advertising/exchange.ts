/** Dinars for a euro that the salary filter counts by. Prices go by the rate that administrators set. */
export const euroRate = 117.2;

/** A price in para → whole cents by dinars for a euro, rounded. */
export const paraToCents = (para: number, rate: number): number => Math.round(para / rate);
