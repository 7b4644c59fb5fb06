/** Reasons for reporting a posting. */
export const reportReasons = ['money', 'discrimination', 'impostor', 'gone', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportTextLimit = 1000;
