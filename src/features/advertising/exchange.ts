/** A price in para → whole cents by dinars for a euro, rounded. */
export const paraToCents = (para: number, rate: number): number => Math.round(para / rate);
