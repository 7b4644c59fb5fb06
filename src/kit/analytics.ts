/*
 * Counting visits by a script of somebody else's, where one is configured and only for those who agree (rules.md#counting-visits).
 */

/** Where a choice is sent, as a form. */
export const choicePath = '/kolacici';

/**
 * What is known of a browser: it has not been asked, has agreed, has declined, or says by itself that it does not want to be counted
 * (Global Privacy Control, Do Not Track), which counts as declined without a question.
 */
export type AnalyticsChoice = 'ask' | 'yes' | 'no' | 'signal';

/** What a document has to know to ask and to count. */
export interface PageAnalytics {
  choice: AnalyticsChoice;
  script: string;
  site: string;
  /** False on pages under an address that only one person has. */
  mayCount: boolean;
}
