/**
 * A candidate's account that nobody has used for so many months is deleted (rules.md#retention). The privacy notice says
 * the same number.
 */
export const dormantMonths = 24;

/** Days between the mail to its person and the deletion. */
export const noticeDays = 30;
