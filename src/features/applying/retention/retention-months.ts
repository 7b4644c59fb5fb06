/**
 * For how many months after its posting has ended an application is kept (rules.md#retention). The privacy notice says
 * the same numbers.
 */
export const retentionMonths = { account: 24, guest: 12 } as const;

/** Whole days that an employer has between the mail and the deletion. */
export const noticeDays = 14;
