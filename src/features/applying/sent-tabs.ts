/** Which of their applications candidates look at: all, those to live postings, those to postings that have ended. */
export const sentTabs = ['all', 'running', 'ended'] as const;
export type SentTab = (typeof sentTabs)[number];
