/** Where browsers send error reports, on the site's own origin. */
export const browserErrorsPath = '/__errors';

/** What a page passes to the script that reports errors. */
export interface BrowserErrorSettings {
  /** Address of the reporting script, which is loaded with the first error. */
  script: string;
  /** Where the reports are sent. */
  to: string;
  release: string;
}
