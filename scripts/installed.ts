import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that the machine has, on the path or in one of the places given; null for none. */
export function findInstalled(names: readonly string[], fixedPlaces: readonly string[] = []): string | null {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find((file) => existsSync(file)) ?? null;
}

/** Proxies that the files of `deploy/` are for; nothing is installed for their tests. */
export const proxies = ['nginx', 'caddy'] as const;

export const findProxy = (name: (typeof proxies)[number]): string | null =>
  findInstalled([name], [`/usr/sbin/${name}`]);

/** Clear messages where tests of proxies could not run. */
export const withoutProxies = (): string[] =>
  proxies
    .filter((name) => !findProxy(name))
    .map(
      (name) =>
        `NOT TESTED BEHIND ${name.toUpperCase()}: it is not installed on this machine (Debian: apt-get install ${name}).`,
    );

export const findPgbouncer = (): string | null => findInstalled(['pgbouncer'], ['/usr/sbin/pgbouncer']);

export const withoutPgbouncer =
  'NOT TESTED BEHIND PGBOUNCER: it is not installed on this machine (Debian: apt-get install pgbouncer).';

export const findAge = (): string | null => findInstalled(['age']);

export const withoutAge =
  'BACKUPS NOT OPENED BY AGE: it is not installed on this machine (Debian: apt-get install age).';
