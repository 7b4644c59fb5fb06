import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isBankAccountValid, normalizeBankAccount } from '#shared/bank-account.ts';
import {
  isPibValid,
  isRegistrationNumberForm,
  normalizePib,
  normalizeRegistrationNumber,
} from '#shared/company-numbers.ts';
import { pageAddress } from '#shared/site-map.ts';
import {
  databaseAddress,
  flag,
  isThisMachine,
  mailSender,
  oneOf,
  readBy,
  secretText,
  siteAddress,
  smtpAddress,
  webAddress,
  wholeNumber,
} from './config-fields.ts';
import { readClamdAddress } from './files/clamd.ts';
import { readObjectPlace } from './files/object-place.ts';
import { isNetwork } from './metrics/allowed-addresses.ts';
import { type OidcProvider, readOidcProviders } from './oidc-config.ts';
import { samplerNames } from './traces/sampling.ts';

/** What administrators change on `/admin/podesavanja` is in the database. */
const firstValue = `First value only: once the database has settings, \`${pageAddress('admin-settings')}\` is where it is changed.`;

/** A server of PostgreSQL allows 100 connections unless it is told otherwise. */
const sharedConnections = 80;
const mostConnections = 10;
const fewestConnections = 2;

const partSays = 'must be a number from 0 to 1.';
const networksSay = 'must be up to 100 addresses and networks, like 127.0.0.1,10.0.0.0/8,fd00::/8.';
const dsnSays = 'must be a DSN: https://KEY@HOST/PROJECT.';

/** `https://KEY@HOST/PROJECT`, in a folder of the host where it has one. */
const isDsn = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  return /^\w+$/.test(username) && !password && /\/\d+$/.test(pathname) && !search && !hash;
};

/**
 * Everything the environment may say, read here and nowhere else. The descriptions make `docs/configuration.md`
 * (`scripts/env-docs.ts`).
 */
export const configSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .optional()
    .describe(
      'Address to listen on. Not set: all addresses of the machine (`0.0.0.0`), and `127.0.0.1` alone while the database holds demo accounts.',
    ),
  PUBLIC_URL: siteAddress
    .optional()
    .describe(
      'Address of the site as people see it, `https://…`. Links in mails and cookies rely on it; without it the address of the request is used, and mails link to `http://localhost:PORT`.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the embedded database, uploaded files and the kept secret.'),
  FILES_URL: readBy(readObjectPlace)
    .optional()
    .describe(
      'Object store of uploaded files, for all processes: `s3://KEY:SECRET@HOST[:PORT]/BUCKET`, or `s3://BUCKET?region=…` with the credentials that the machine has (`&endpoint=https://…` where it is not Amazon’s). More behind `?`: `region=`, `style=host` (the bucket in the name of the host), `tls=false`, `links=direct` (private files are downloaded from the store itself). Signs in key and secret as `%2F`. Not set: the folder `DATA_DIR/files`.',
    ),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('PostgreSQL 16 or newer. Not set: the embedded database in `DATA_DIR`.'),
  DATABASE_READ_URL: databaseAddress
    .optional()
    .describe(
      'A standby of `DATABASE_URL`, from which lists, the search and feeds are read as long as it answers and is less than ten seconds behind. Each process has as many connections to it as to the database, and one to watch it.',
    ),
  DATABASE_POOL_SIZE: wholeNumber(1, 200)
    .optional()
    .describe(
      `Connections to \`DATABASE_URL\` of one process. Not set: ${fewestConnections} to ${mostConnections}, so that all processes of a start share ${sharedConnections}.`,
    ),
  WEB_PROCESSES: z
    .union([z.literal('auto'), wholeNumber(1, 256)], 'must be auto or a whole number from 1 to 256.')
    .default('auto')
    .describe(
      'How many processes answer requests on `PORT`. `auto`: one for each core with `DATABASE_URL`, one with the embedded database. Jobs are worked on by one of them.',
    ),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'], 'must be web, worker or web,worker.')))
    .describe(
      'What this process does: `web` answers requests, `worker` works on jobs. Apart only with `DATABASE_URL`.',
    ),
  SEED: oneOf(['demo', 'none', 'auto'])
    .default('none')
    .describe(
      '`demo` fills an empty database with demo data, whose accounts have a password that everybody knows; never on a public address. `auto` does so on the embedded database alone, with none of `DATABASE_READ_URL`, `PUBLIC_URL` (other than this machine), `SMTP_URL`, `SESSION_SECRET` and `TRUSTED_PROXIES` set: `npm start` and `npm run dev` mean it when neither `SEED` nor `NODE_ENV` is set.',
    ),
  SESSION_SECRET: secretText(32)
    .optional()
    .describe(
      'At least 32 characters; signs access tokens and links. Not set: made once and kept in `DATA_DIR`. Needed for more than one process.',
    ),
  SESSION_SECRET_PREVIOUS: secretText(32)
    .optional()
    .describe(
      'The secret that `SESSION_SECRET` has replaced: what it signed still holds, sessions as well as links in mails. Take it away when those links may end.',
    ),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder for a backup every night: of the last seven days and four weeks they are kept. Best on another disk. Not set: no backups. Set it for all processes, so that administrators see how they are.',
    ),
  BACKUP_KEY: secretText(32)
    .max(200, 'must have at most 200 characters.')
    .optional()
    .describe(
      'At least 32 characters; encrypts backups, and opens them (`age -d` does as well). Keep it elsewhere too: without it an encrypted backup is lost. Not set: backups are not encrypted.',
    ),
  CLAMD_SOCKET: readBy(readClamdAddress)
    .optional()
    .describe(
      'ClamAV’s daemon, which looks at every upload: its socket (`/run/clamav/clamd.ctl`) or `host:port`. Set it for all processes. Not set: files are handed out as they come.',
    ),
  SMTP_URL: smtpAddress
    .optional()
    .describe(
      '`smtp://user:password@host:587` or `smtps://…`. Not set: mail is kept in the database and not sent.',
    ),
  MAIL_FROM: mailSender.default('Prilika <ne-odgovaraj@prilika.example>').describe('Sender of all mail.'),
  CONTACT_EMAIL: z
    .email('must be an address of mail, like podrska@posao.rs.')
    .default('podrska@prilika.example')
    .describe(`Address that people are told to write to, on pages and in mails. ${firstValue}`),
  CONTACT_PHONE: z
    .string()
    .regex(/^(\+\d{8,15})?$/, 'must be a number like +381110000002.')
    .default('')
    .describe(`Phone of the provider on \`/kontakt\`, as \`+381110000002\`. ${firstValue}`),
  PROVIDER_NAME: z
    .string()
    .default('Prilika')
    .describe(
      `Full name of who runs the site, in the terms, the privacy policy and on pro-forma invoices. ${firstValue}`,
    ),
  PROVIDER_ADDRESS: z
    .string()
    .default('')
    .describe(`Seat of the provider, as \`Ulica 1, 11000 Beograd\`. ${firstValue}`),
  PROVIDER_PIB: z
    .string()
    .default('')
    .transform(normalizePib)
    .refine(
      (pib) => pib === '' || isPibValid(pib),
      'must be a PIB: nine digits, the last of which fits the eight before it.',
    )
    .describe(`PIB of the provider. ${firstValue}`),
  PROVIDER_REGISTRATION_NUMBER: z
    .string()
    .default('')
    .transform(normalizeRegistrationNumber)
    .refine((number) => number === '' || isRegistrationNumberForm(number), 'must be eight digits.')
    .describe(`Registration number of the provider. ${firstValue}`),
  PROVIDER_BANK_ACCOUNT: z
    .string()
    .default('')
    .transform(normalizeBankAccount)
    .refine(
      (account) => account === '' || isBankAccountValid(account),
      'must be a bank account like 840-955845-10, whose last two digits fit those before them.',
    )
    .describe(`Bank account of the provider, as \`840-955845-10\`. ${firstValue}`),
  AGENT_MAILS_PER_MINUTE: wholeNumber(1, 100_000)
    .default(600)
    .describe('Most mails that digital agents write in a minute, in all processes together.'),
  TRUSTED_PROXIES: wholeNumber(0, 10)
    .default(0)
    .describe('How many proxies stand in front and add to `X-Forwarded-For`.'),
  PAGE_CACHE_MB: wholeNumber(0, 16_384)
    .default(64)
    .describe(
      'Memory of a process for guests’ pages and feeds, which are kept until something they show has changed; 0 makes each anew.',
    ),
  CDN_CACHE_SECONDS: wholeNumber(0, 3600)
    .default(0)
    .describe(
      'How long a CDN in front may serve a guest’s page without asking (`CDN-Cache-Control`), and as long again while it asks; its key must hold the cookies `lang` and `__Host-refresh`. 0 has it ask each time.',
    ),
  SEARCH_FRESH_MS: wholeNumber(0, 1000)
    .default(400)
    .describe(
      'How old what a process shows may be: its search index and the pages it keeps, in milliseconds.',
    ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
  LOG_FORMAT: oneOf(['json', 'text'])
    .optional()
    .describe(
      '`json`: one object a line, for programs; `text`: lines for people, errors with their sentence first. Not set: `text` on a terminal, otherwise `json`.',
    ),
  SLOW_REQUEST_MS: wholeNumber(0, 600_000)
    .default(1000)
    .describe('From how many milliseconds on a request is logged as slow, at the level `warn`; 0: never.'),
  SLOW_STATEMENT_MS: wholeNumber(0, 600_000)
    .default(500)
    .describe(
      'From how many milliseconds on a statement to the database is logged, with the shape of its plan and without its values; 0: never.',
    ),
  METRICS_ALLOWED: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((network) => network.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().refine(isNetwork, networksSay)).max(100, networksSay))
    .describe(
      'Addresses and networks that may read `/metrics`, as `127.0.0.1,10.0.0.0/8,fd00::/8`. Not set: nobody, and nothing is counted. Behind a proxy set `TRUSTED_PROXIES`, else everybody has its address.',
    ),
  ERROR_TRACKING_DSN: webAddress(/^https?$/, dsnSays)
    .refine(isDsn, dsnSays)
    .optional()
    .describe(
      'Where errors that nobody expected are told of: the DSN of a project of Sentry, GlitchTip or Bugsink, `https://KEY@HOST/PROJECT`. Nothing personal is sent (ADR 64). Not set: nothing is sent or loaded, here or in browsers.',
    ),
  ANALYTICS_SCRIPT_URL: webAddress(/^https$/, 'must be the address of a script, https://….')
    .optional()
    .describe(
      'Script that counts visits, `https://…`, as Umami, Plausible or Matomo have one; it is loaded only for people who have agreed, on pages that are only read (ADR 65). With `ANALYTICS_SITE_ID`. Not set: nobody is asked, and nothing is loaded.',
    ),
  ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be up to 100 letters, digits, dots and hyphens.')
    .optional()
    .describe('What that service calls this site. With `ANALYTICS_SCRIPT_URL`.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(/^https?$/, 'must be an address like http://localhost:4318.')
    .optional()
    .describe(
      'Collector of OpenTelemetry that takes traces over HTTP, as `http://localhost:4318` (ADR 64). Not set: none are made, and nothing is loaded.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('What the collector is sent besides, as `authorization=Bearer%20KEY,tenant=1`.'),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, 'must have at most 100 characters.')
    .default('prilika')
    .describe('Name of the service in traces.'),
  OTEL_TRACES_SAMPLER: oneOf(samplerNames)
    .default('parentbased_always_on')
    .describe('Which traces are made. `parentbased_…` follows a trusted proxy that has decided already.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(partSays)
    .min(0, partSays)
    .max(1, partSays)
    .default(1)
    .describe('Part of the traces that are made, for the samplers `…traceidratio`.'),
  CHECK_ANSWERS: flag
    .default(false)
    .describe('`true`: every answer of the API is checked against its contract. For tests and development.'),
});

type Read = z.output<typeof configSchema>;

export interface Config extends Omit<Read, 'WEB_PROCESSES' | 'DATABASE_POOL_SIZE' | 'SEED'> {
  /** Whether demo data are loaded into an empty database. */
  SEED: 'demo' | 'none';
  /** How many processes answer requests on the port. */
  WEB_PROCESSES: number;
  /** Of each process. */
  DATABASE_POOL_SIZE: number;
  /** External providers to sign in at, in the order of their names. */
  OIDC: OidcProvider[];
}

/** The environment is invalid: the message names every variable and what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** How many processes answer requests: where there is no server of the database, or nothing to answer, it is one. */
const webProcesses = (
  { WEB_PROCESSES: wanted, DATABASE_URL: databaseUrl, ROLES: roles }: Read,
  cores: number,
): number => {
  if (wanted !== 'auto') return wanted;
  return databaseUrl && roles.includes('web') ? cores : 1;
};

/** Settings that somebody sets who runs the site in earnest. */
const inEarnest = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'TRUSTED_PROXIES',
] as const satisfies (keyof Read)[];

/** Whether the address leads other people here than those at this machine. */
export const isPublicAddress = (address: string | undefined): address is string =>
  address !== undefined && !isThisMachine(address);

const seedOf = (read: Read): Config['SEED'] => {
  if (read.SEED !== 'auto') return read.SEED;
  return inEarnest.some((name) => read[name]) || isPublicAddress(read.PUBLIC_URL) ? 'none' : 'demo';
};

/** The first sentence about settings that do not go together; null when all do. */
function faultTogether(config: Config): string | null {
  const { PUBLIC_URL: url, SEED: seed, DATABASE_URL: databaseUrl, WEB_PROCESSES: processes } = config;
  if (seed === 'demo' && url && (url.startsWith('https:') || isPublicAddress(url)))
    return `SEED: demo data bring accounts whose password everybody knows, and are never loaded at a public address (${url}); leave out SEED=demo or PUBLIC_URL.`;
  if (!config.ANALYTICS_SCRIPT_URL !== !config.ANALYTICS_SITE_ID)
    return 'ANALYTICS_SCRIPT_URL, ANALYTICS_SITE_ID: one needs the other; set both or neither.';
  if (config.ROLES.length === 1 && !databaseUrl)
    return 'ROLES: a single role needs DATABASE_URL, the embedded database serves one process.';
  if (config.DATABASE_READ_URL && !databaseUrl)
    return 'DATABASE_READ_URL: a replica needs DATABASE_URL, which it is one of.';
  if (processes > 1 && !databaseUrl)
    return 'WEB_PROCESSES: more than one needs DATABASE_URL, the embedded database serves one process.';
  if (processes > 1 && !config.ROLES.includes('web'))
    return 'WEB_PROCESSES: more than one needs the role web in ROLES.';
  return null;
}

/** Reads the environment; empty values count as not set. Throws {@link ConfigError}. */
export function readConfig(
  environment: Record<string, string | undefined>,
  cores = availableParallelism(),
): Config {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = configSchema.safeParse(values);
  const { providers, faults } = readOidcProviders(values);
  if (!result.success || faults.length > 0) {
    // Of a list only its name, and one sentence for all that is wrong with one value.
    const issues = result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
    throw new ConfigError([...new Set([...issues, ...faults])].join('\n'));
  }
  const processes = webProcesses(result.data, cores);
  const share = Math.floor(sharedConnections / processes);
  const config = {
    ...result.data,
    SEED: seedOf(result.data),
    OIDC: providers,
    WEB_PROCESSES: processes,
    DATABASE_POOL_SIZE:
      result.data.DATABASE_POOL_SIZE ?? Math.min(mostConnections, Math.max(fewestConnections, share)),
  };
  const fault = faultTogether(config);
  if (fault !== null) throw new ConfigError(fault);
  return config;
}

/** Where the site is, for people and for cookies. */
export const siteOf = ({ PUBLIC_URL, PORT }: Config) => ({
  /** Without a slash at the end. */
  siteUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
  publicOrigin: PUBLIC_URL ? new URL(PUBLIC_URL).origin : null,
  secureCookies: PUBLIC_URL?.startsWith('https:') ?? false,
});
