/** When a result is sent: at once, or after a delay in which it can be undone (rules.md#results). */
export const sendTimes = ['now', 'later'] as const;
export type SendTime = (typeof sendTimes)[number];

/** When a result that is decided at `now` is sent; later is in 48 hours. */
export const sendTimeOf = (time: SendTime, now: Date): Date =>
  time === 'now' ? now : new Date(now.getTime() + 48 * 3_600_000);
