import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that the machine has, on the path or in one of the places given; null for none. */
export function findInstalled(names: readonly string[], fixedPlaces: readonly string[] = []): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find((file) => existsSync(file)) ?? null;
}

/** Proxies that the files of `deploy/` are for; nothing is installed for their tests. */
export const proxies = ['nginx', 'caddy'] as const;

export const findProxy = (name: (typeof proxies)[number]): string | null =>
  findInstalled([name], [`/usr/sbin/${name}`]);

export const findPgbouncer = (): string | null => findInstalled(['pgbouncer'], ['/usr/sbin/pgbouncer']);

export const findAge = (): string | null => findInstalled(['age']);

const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxPlaces = [
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
  return findInstalled(firefoxNames, firefoxPlaces);
}

/** Programs that some tests use where the machine has them: what is not tested without them, and how they are had. */
const optional: readonly { find(): string | null; untested: string; had: string }[] = [
  {
    find: findFirefox,
    untested: 'IN FIREFOX',
    had: 'none is installed on this machine (Debian: apt-get install firefox-esr, or set FIREFOX_PATH)',
  },
  ...proxies.map((name) => ({
    find: () => findProxy(name),
    untested: `BEHIND ${name.toUpperCase()}`,
    had: `it is not installed on this machine (Debian: apt-get install ${name})`,
  })),
  {
    find: findPgbouncer,
    untested: 'BEHIND PGBOUNCER',
    had: 'it is not installed on this machine (Debian: apt-get install pgbouncer)',
  },
  {
    find: findAge,
    untested: 'WITH AGE, WHICH OPENS BACKUPS',
    had: 'it is not installed on this machine (Debian: apt-get install age)',
  },
];

/** A line for each thing that could not be tested on this machine. */
export const untested = (): string[] =>
  optional.flatMap(({ find, untested: what, had }) => (find() ? [] : [`NOT TESTED ${what}: ${had}.`]));
