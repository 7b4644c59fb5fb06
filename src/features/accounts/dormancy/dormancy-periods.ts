/**
 * A candidate's account is deleted after this many months without use (rules.md#retention). The privacy notice states
 * the same number.
 */
export const dormantMonths = 24;

/** Days between the notification and the deletion. */
export const noticeDays = 30;
