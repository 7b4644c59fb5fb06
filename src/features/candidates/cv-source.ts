import type { TextKey } from '#kit/i18n/translator.ts';

/** A way to start a CV from external data; pages pass it to the candidate's views. */
export interface CvSource {
  href: string;
  /** Question shown when the CV is empty; `act` is the answer. */
  asked: TextKey;
  act: TextKey;
  note: TextKey;
  /** Short form of `act` for the header of the CV builder. */
  short: TextKey;
}
