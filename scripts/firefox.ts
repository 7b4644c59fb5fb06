import { findInstalled } from './installed.ts';

const names = ['firefox-esr', 'firefox'];
const fixedPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * The Firefox of this machine, `FIREFOX_PATH` or an installed one; null when there is none. Nothing is installed for
 * it.
 */
export function findFirefox(): string | null {
  const given = process.env.FIREFOX_PATH;
  if (given) return given;
  return findInstalled(names, fixedPlaces);
}

/** A clear message where its tests could not run. */
export const withoutFirefox =
  'NOT TESTED IN FIREFOX: none is installed on this machine. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';
