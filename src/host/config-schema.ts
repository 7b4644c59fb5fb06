import { z } from 'zod';
import { isBankAccountValid, normalizeBankAccount } from '#kit/bank-account.ts';
import {
  isPibValid,
  isRegistrationNumberForm,
  normalizePib,
  normalizeRegistrationNumber,
} from '#kit/company-numbers.ts';
import { pageAddress } from '#kit/site-map.ts';
import {
  databaseAddress,
  errorTrackingDsn,
  flag,
  fraction,
  mailSender,
  networks,
  oneOf,
  readBy,
  secretText,
  siteAddress,
  smtpAddress,
  webAddress,
  wholeNumber,
} from './config-fields.ts';
import { readClamdAddress } from './files/file-scanner.ts';
import { readObjectPlace } from './files/object-place.ts';
import { samplerNames } from './trace-samplers.ts';

/** Settings that administrators change on `/admin/podesavanja` are stored in the database. */
const firstValue = `Initial value only: afterwards it is changed at \`${pageAddress('admin-settings')}\`.`;

/** Connections to the database: a server of PostgreSQL allows 100 in all unless configured otherwise. */
export const connections = { shared: 80, most: 10, fewest: 2 };

/**
 * Every environment variable, read here and nowhere else. The descriptions generate `docs/configuration.md`
 * (`scripts/env-docs.ts`).
 */
export const configSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .optional()
    .describe(
      'Address to listen on. If not set: all addresses of the machine (`0.0.0.0`), or only `127.0.0.1` while the database contains demo accounts.',
    ),
  PUBLIC_URL: siteAddress
    .optional()
    .describe(
      'Public address of the site, `https://…`, used for links in emails and for cookies. If not set, the address of the request is used, and emails link to `http://localhost:PORT`.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the database, uploaded files and the generated secret.'),
  FILES_URL: readBy(readObjectPlace)
    .optional()
    .describe(
      'Object store for uploaded files, the same for all processes: `s3://KEY:SECRET@HOST[:PORT]/BUCKET`, or `s3://BUCKET?region=…` with the machine’s own credentials (`&endpoint=https://…` if it is not Amazon’s). Other parameters: `region=`, `style=host` (the bucket in the host name), `tls=false`, `links=direct` (private files are downloaded directly from the store). Percent-encode special characters in key and secret (`%2F`). If not set: the folder `DATA_DIR/files`.',
    ),
  DATABASE_URL: databaseAddress
    .optional()
    .describe(
      'PostgreSQL 16 or newer. If not set: PostgreSQL 18 from the packages is started with the site, with its files in `DATA_DIR`.',
    ),
  DATABASE_READ_URL: databaseAddress
    .optional()
    .describe(
      'A standby of `DATABASE_URL`, used to read lists, search results and feeds while it responds and is less than ten seconds behind. Each process opens as many connections to it as to the primary, plus one for monitoring.',
    ),
  DATABASE_POOL_SIZE: wholeNumber(1, 200)
    .optional()
    .describe(
      `Connections to \`DATABASE_URL\` per process. If not set: ${connections.fewest} to ${connections.most}, so that the processes of one machine share ${connections.shared}.`,
    ),
  WEB_PROCESSES: z
    .union([z.literal('auto'), wholeNumber(1, 256)], 'must be auto or a whole number from 1 to 256.')
    .default('auto')
    .describe(
      'Number of processes that serve requests on `PORT`. `auto`: one per core, without `DATABASE_URL` two at most. One of them runs the jobs.',
    ),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'], 'must be web, worker or web,worker.')))
    .describe(
      'What this process does: `web` serves requests, `worker` runs jobs. A single role requires `DATABASE_URL`.',
    ),
  SEED: oneOf(['demo', 'none', 'auto'])
    .default('none')
    .describe(
      '`demo` fills an empty database with demo data, whose accounts have a published password; refused with a public address. `auto` does so only if none of `DATABASE_URL`, `DATABASE_READ_URL`, `PUBLIC_URL` (other than this machine), `SMTP_URL`, `SESSION_SECRET` and `TRUSTED_PROXIES` is set: the default of `npm start` and `npm run dev` when neither `SEED` nor `NODE_ENV` is set.',
    ),
  SESSION_SECRET: secretText(32)
    .optional()
    .describe(
      'At least 32 characters; signs access tokens and links. If not set: generated once and stored in `DATA_DIR`. Required for more than one process.',
    ),
  SESSION_SECRET_PREVIOUS: secretText(32)
    .optional()
    .describe(
      'The secret that `SESSION_SECRET` has replaced: sessions and email links signed with it stay valid. Remove it once those links may stop working.',
    ),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder for nightly backups; the last seven daily and four weekly ones are retained. Preferably on another disk. If not set: no backups. Set it for all processes, so that administrators can see their status.',
    ),
  BACKUP_KEY: secretText(32)
    .max(200, 'must have at most 200 characters.')
    .optional()
    .describe(
      'At least 32 characters; encrypts backups, and decrypts them on restore (`age -d` also opens them). Store a copy elsewhere: without it an encrypted backup is lost. If not set: backups are not encrypted.',
    ),
  CLAMD_SOCKET: readBy(readClamdAddress)
    .optional()
    .describe(
      'ClamAV’s daemon, which scans every upload: its socket (`/run/clamav/clamd.ctl`) or `host:port`. Set it for all processes. If not set: files are not scanned.',
    ),
  SMTP_URL: smtpAddress
    .optional()
    .describe(
      'Mail server: `smtp://user:password@host:587` or `smtps://…`. If not set: email is stored in the database and not sent.',
    ),
  MAIL_FROM: mailSender.default('Prilika <ne-odgovaraj@prilika.example>').describe('Sender of all emails.'),
  CONTACT_EMAIL: z
    .email('must be an address of mail, like podrska@posao.rs.')
    .default('podrska@prilika.example')
    .describe(`Contact address shown on pages and in emails. ${firstValue}`),
  CONTACT_PHONE: z
    .string()
    .regex(/^(\+\d{8,15})?$/, 'must be a number like +381110000002.')
    .default('')
    .describe(`Phone number of the provider on \`/kontakt\`, for example \`+381110000002\`. ${firstValue}`),
  PROVIDER_NAME: z
    .string()
    .default('Prilika')
    .describe(
      `Full name of the provider, shown in the terms, the privacy policy and on pro-forma invoices. ${firstValue}`,
    ),
  PROVIDER_ADDRESS: z
    .string()
    .default('')
    .describe(`Registered office of the provider, for example \`Ulica 1, 11000 Beograd\`. ${firstValue}`),
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
    .describe(`Bank account of the provider, for example \`840-955845-10\`. ${firstValue}`),
  AGENT_MAILS_PER_MINUTE: wholeNumber(1, 100_000)
    .default(600)
    .describe('Maximum number of agent emails per minute, across all processes.'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0).describe('Number of proxies in front that add to `X-Forwarded-For`.'),
  HSTS_SUBDOMAINS: flag
    .default(false)
    .describe(
      '`true` tells browsers to use only https for all subdomains of the site’s name as well, for a year after each visit. Set it only if none of them is reached by http.',
    ),
  PAGE_CACHE_MB: wholeNumber(0, 16_384)
    .default(64)
    .describe(
      'Memory per process for cached guest pages and feeds, which are valid until something they show changes; 0 turns the cache off.',
    ),
  CDN_CACHE_SECONDS: wholeNumber(0, 3600)
    .default(0)
    .describe(
      'How long a CDN in front may serve a guest page without revalidating (`CDN-Cache-Control`), and the same again while it revalidates; its cache key must include the cookies `lang` and `__Host-refresh`. 0: it revalidates every time.',
    ),
  SEARCH_FRESH_MS: wholeNumber(0, 1000)
    .default(400)
    .describe('Maximum age of a process’s search index and cached pages, in milliseconds.'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Minimum level of log entries.'),
  LOG_FORMAT: oneOf(['json', 'text'])
    .optional()
    .describe(
      '`json`: one object per line, for programs, with the word of its level in `level`; `text`: readable lines, with the message of an error first. If not set: `text` on a terminal, otherwise `json`.',
    ),
  SLOW_REQUEST_MS: wholeNumber(0, 600_000)
    .default(1000)
    .describe('Requests that take at least this many milliseconds are logged as slow, at level `warn`; 0: never.'),
  SLOW_STATEMENT_MS: wholeNumber(0, 600_000)
    .default(500)
    .describe(
      'Database statements that take at least this many milliseconds are logged, with the shape of their plan and without values; 0: never.',
    ),
  METRICS_ALLOWED: networks
    .default([])
    .describe(
      'Addresses and networks that may read `/metrics`, for example `127.0.0.1,10.0.0.0/8,fd00::/8`. If not set: none, and no metrics are collected. Behind a proxy set `TRUSTED_PROXIES`, otherwise every client has the proxy’s address.',
    ),
  PUSH_NETWORKS: networks
    .default([])
    .describe(
      'Addresses and networks in which push services of browsers may lie besides the public internet, by address and also without https, for example one of your own: `10.0.0.0/8`. If not set: none.',
    ),
  ERROR_TRACKING_DSN: errorTrackingDsn
    .optional()
    .describe(
      'Where unexpected errors are reported: the DSN of a Sentry, GlitchTip or Bugsink project, `https://KEY@HOST/PROJECT`. No personal data is sent (ADR 64). If not set: nothing is sent or loaded, on the server or in browsers.',
    ),
  ANALYTICS_SCRIPT_URL: webAddress(/^https$/, 'must be the address of a script, https://….')
    .optional()
    .describe(
      'Script that counts visits, `https://…`, for example of Umami, Plausible or Matomo; it is loaded only for visitors who have agreed, on read-only pages (ADR 65). Requires `ANALYTICS_SITE_ID`. If not set, visitors are not asked and nothing is loaded.',
    ),
  ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be up to 100 letters, digits, dots and hyphens.')
    .optional()
    .describe('ID of this site in that service. Requires `ANALYTICS_SCRIPT_URL`.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(/^https?$/, 'must be an address like http://localhost:4318.')
    .optional()
    .describe(
      'OpenTelemetry collector that accepts traces over HTTP, for example `http://localhost:4318` (ADR 64). If not set: no traces are recorded and nothing is loaded.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Additional headers for the collector, for example `authorization=Bearer%20KEY,tenant=1`.'),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, 'must have at most 100 characters.')
    .default('prilika')
    .describe('Service name in traces.'),
  OTEL_TRACES_SAMPLER: oneOf(samplerNames)
    .default('parentbased_always_on')
    .describe('Which traces are sampled. `parentbased_…` follows the decision of a trusted proxy.'),
  OTEL_TRACES_SAMPLER_ARG: fraction
    .default(1)
    .describe('Fraction of traces to sample, for the `…traceidratio` samplers.'),
  CHECK_ANSWERS: flag
    .default(false)
    .describe('`true`: every API response is validated against its contract. For tests and development.'),
});
