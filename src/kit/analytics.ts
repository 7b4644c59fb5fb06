/* Visit counting by a third-party script, if one is configured and only for visitors who agree
   (rules.md#counting-visits). */

/** Path to which a choice is posted as a form. */
export const choicePath = '/kolacici';

/**
 * A visitor's choice: not asked yet, agreed, declined, or opted out by a browser signal (Global Privacy Control, Do Not
 * Track), which counts as declined without asking.
 */
export type AnalyticsChoice = 'ask' | 'yes' | 'no' | 'signal';

/** What a page needs to ask and to count. */
export interface PageAnalytics {
  choice: AnalyticsChoice;
  script: string;
  site: string;
  /** False on pages with an address that only one person has. */
  mayCount: boolean;
}
