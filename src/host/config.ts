import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { isThisMachine } from './config-fields.ts';
import { configSchema, connections } from './config-schema.ts';
import { type OidcProvider, readOidcProviders } from './oidc-config.ts';

type Read = z.output<typeof configSchema>;

export interface Config extends Omit<Read, 'WEB_PROCESSES' | 'DATABASE_POOL_SIZE' | 'SEED'> {
  /** Whether demo data are loaded into an empty database. */
  SEED: 'demo' | 'none';
  /** How many processes answer requests on the port. */
  WEB_PROCESSES: number;
  /** Per process. */
  DATABASE_POOL_SIZE: number;
  /** External sign-in providers, sorted by name. */
  OIDC: OidcProvider[];
}

/** The environment is invalid: the message names every variable and what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Default maximum number of processes on a machine that also runs the database. */
const processesBesideDatabase = 2;

/** How many processes answer requests; 1 where no role answers any. */
const webProcesses = (
  { WEB_PROCESSES: wanted, DATABASE_URL: databaseUrl, ROLES: roles }: Read,
  cores: number,
): number => {
  if (wanted !== 'auto') return wanted;
  if (!roles.includes('web')) return 1;
  return databaseUrl ? cores : Math.min(cores, processesBesideDatabase);
};

/** Settings that mark a production site when set. */
const inEarnest = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'TRUSTED_PROXIES',
] as const satisfies (keyof Read)[];

/** Whether the address can be reached from other machines. */
export const isPublicAddress = (address: string | undefined): address is string =>
  address !== undefined && !isThisMachine(address);

const seedOf = (read: Read): Config['SEED'] => {
  if (read.SEED !== 'auto') return read.SEED;
  return inEarnest.some((name) => read[name]) || isPublicAddress(read.PUBLIC_URL) ? 'none' : 'demo';
};

/** The first message about settings that contradict each other; null when there is none. */
function faultTogether(config: Config): string | null {
  const { PUBLIC_URL: url, SEED: seed, DATABASE_URL: databaseUrl, WEB_PROCESSES: processes } = config;
  if (seed === 'demo' && url && (url.startsWith('https:') || isPublicAddress(url)))
    return `SEED: demo data bring accounts whose password everybody knows, and are never loaded at a public address (${url}); leave out SEED=demo or PUBLIC_URL.`;
  if (!config.ANALYTICS_SCRIPT_URL !== !config.ANALYTICS_SITE_ID)
    return 'ANALYTICS_SCRIPT_URL, ANALYTICS_SITE_ID: one needs the other; set both or neither.';
  if (config.ROLES.length === 1 && !databaseUrl)
    return 'ROLES: a single role needs DATABASE_URL: the database of DATA_DIR is of the processes that one start makes.';
  if (config.DATABASE_READ_URL && !databaseUrl)
    return 'DATABASE_READ_URL: a replica needs DATABASE_URL, which it is one of.';
  if (processes > 1 && !config.ROLES.includes('web'))
    return 'WEB_PROCESSES: more than one needs the role web in ROLES.';
  return null;
}

/** Reads the environment; empty values count as not set. Throws {@link ConfigError}. */
export function readConfig(environment: Record<string, string | undefined>, cores = availableParallelism()): Config {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = configSchema.safeParse(values);
  const { providers, faults } = readOidcProviders(values);
  if (!result.success || faults.length > 0) {
    // List settings are reported by name only, and all issues of one value as one message.
    const issues = result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
    throw new ConfigError([...new Set([...issues, ...faults])].join('\n'));
  }
  const processes = webProcesses(result.data, cores);
  const share = Math.floor(connections.shared / processes);
  const config = {
    ...result.data,
    SEED: seedOf(result.data),
    OIDC: providers,
    WEB_PROCESSES: processes,
    DATABASE_POOL_SIZE:
      result.data.DATABASE_POOL_SIZE ?? Math.min(connections.most, Math.max(connections.fewest, share)),
  };
  const fault = faultTogether(config);
  if (fault !== null) throw new ConfigError(fault);
  return config;
}

/** The addresses of the site, for links and cookies. */
export const siteOf = ({ PUBLIC_URL, PORT, HSTS_SUBDOMAINS }: Config) => ({
  /** Without a trailing slash. */
  siteUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
  publicOrigin: PUBLIC_URL ? new URL(PUBLIC_URL).origin : null,
  secureCookies: PUBLIC_URL?.startsWith('https:') ?? false,
  /** Max age of one year; null without https. */
  strictTransport: PUBLIC_URL?.startsWith('https:')
    ? `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`
    : null,
});
