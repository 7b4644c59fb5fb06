/** Days within which an employer may promise to reply to everybody who applies (rules.md#reply-promise). */
export const promisedDays = [3, 7, 14, 30] as const;
