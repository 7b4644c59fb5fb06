import type { TextKey } from '#kit/i18n/translator.ts';

/** A way to begin a CV with data from elsewhere; pages hand it to the candidate's views. */
export interface CvSource {
  href: string;
  /** A question whose answer is `act`, for those whose CV is empty. */
  asked: TextKey;
  act: TextKey;
  note: TextKey;
  /** `act` in the head of the CV. */
  short: TextKey;
}
