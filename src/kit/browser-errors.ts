/** Where browsers send errors, on the site's own origin. */
export const browserErrorsPath = '/__errors';

/** What a document says to the script that waits for errors in it. */
export interface BrowserErrorSettings {
  /** Address of the script that sends them; asked for with the first error. */
  script: string;
  /** Where they go. */
  to: string;
  release: string;
}
