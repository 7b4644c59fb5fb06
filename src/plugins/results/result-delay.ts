/** When a result is sent: at once, or after a delay in which it can be undone (rules.md#results). */
export const sendTimes = ['now', 'later'] as const;
export type SendTime = (typeof sendTimes)[number];

export const laterHours = 48;

/** When a result that is decided at `now` is sent. */
export const sendTimeOf = (time: SendTime, now: Date): Date =>
  time === 'now' ? now : new Date(now.getTime() + laterHours * 3_600_000);
