/** Lists of `/admin/prigovori`. */
export const objectionStates = ['waiting', 'decided'] as const;
