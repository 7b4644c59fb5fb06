/**
 * How many months after its posting has ended an application is retained (rules.md#retention). The privacy notice
 * states the same numbers.
 */
export const retentionMonths = { account: 24, guest: 12 } as const;

/** Whole days between the notice to the employer and the deletion. */
export const noticeDays = 14;
