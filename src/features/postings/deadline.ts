/** With fewer days than these the deadline is highlighted. */
export const soonDays = 5;
