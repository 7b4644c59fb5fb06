/** Fewer days than these and the deadline is marked. */
export const soonDays = 5;
