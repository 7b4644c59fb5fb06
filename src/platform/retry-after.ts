/** Seconds for `Retry-After`, whole and at least one: whoever waits so long is let in. @param milliseconds until then */
export const retryAfterSeconds = (milliseconds: number): number =>
  Math.max(1, Math.ceil(milliseconds / 1000));
