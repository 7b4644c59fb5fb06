/** Tabs of a candidate's applications: all, those to live postings, those to ended postings. */
export const sentTabs = ['all', 'running', 'ended'] as const;
export type SentTab = (typeof sentTabs)[number];
