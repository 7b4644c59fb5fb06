import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, siteOf } from './config.ts';

test('nothing set is a working configuration', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    ROLES: ['web', 'worker'],
    SEED: 'none',
  });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('every wrong value is named at once', () => {
  expect(() => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', SESSION_SECRET: 'short' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*SESSION_SECRET/,
  );
});

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT: must be a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'posao.example' }, 'PUBLIC_URL: must be the address of the site and nothing behind it, '],
  [{ PUBLIC_URL: 'https://posao.example/put' }, 'PUBLIC_URL: must be the address of the site and nothing '],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be like postgres://USER'],
  [{ DATABASE_URL: 'postgres://host:99999/x' }, 'DATABASE_URL: must be like postgres://USER'],
  [{ WEB_PROCESSES: 'two' }, 'WEB_PROCESSES: must be auto or a whole number from 1 to 256.'],
  [{ ROLES: 'web,cron,' }, 'ROLES: must be web, worker or web,worker.'],
  [{ SEED: 'yes' }, 'SEED: must be demo, none or auto.'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 32 characters: openssl'],
  [{ CLAMD_SOCKET: 'clamd' }, 'CLAMD_SOCKET: is neither the path of a socket'],
  [{ FILES_URL: 's3://KEY@host/bucket' }, 'FILES_URL: has a key without its secret.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be like smtp://'],
  [{ SMTP_URL: 'smtp://127.0.0.1:99999' }, 'SMTP_URL: must be like smtp://'],
  [{ SMTP_URL: 'smtp://127.0.0.1:0' }, 'SMTP_URL: must be like smtp://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: must be like smtp://'],
  [{ SMTP_URL: 'smtp://a%zz:b@mail.example' }, 'SMTP_URL: must be like smtp://'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: must be one line like Prilika <'],
  [{ MAIL_FROM: 'Posao <a@b.rs>\nBcc: x@y.rs' }, 'MAIL_FROM: must be one line like Prilika <'],
  [{ MAIL_FROM: 'Posao\r\nBcc: x@y.rs <a@b.rs>' }, 'MAIL_FROM: must be one line like Prilika <'],
  [{ MAIL_FROM: 'Posao, Beograd <a@b.rs>' }, 'MAIL_FROM: must be one line like Prilika <'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL: must be an address of mail'],
  [{ CONTACT_PHONE: '011 222' }, 'CONTACT_PHONE: must be a number like +381110000002.'],
  [{ PROVIDER_PIB: '123' }, 'PROVIDER_PIB: must be a PIB: nine digits'],
  [{ PROVIDER_PIB: '104052136' }, 'PROVIDER_PIB: must be a PIB: nine digits'],
  [{ PROVIDER_REGISTRATION_NUMBER: '12' }, 'PROVIDER_REGISTRATION_NUMBER: must be eight digits.'],
  [{ PROVIDER_BANK_ACCOUNT: '1-2-3' }, 'PROVIDER_BANK_ACCOUNT: must be a bank account like'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be fatal, error, warn, info, debug or silent.'],
  [{ METRICS_ALLOWED: '10.0.0.0/99,x' }, 'METRICS_ALLOWED: must be up to 100 addresses and networks'],
  [{ ERROR_TRACKING_DSN: 'x' }, 'ERROR_TRACKING_DSN: must be a DSN: https://KEY@HOST/PROJECT.'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1.'],
  [{ CHECK_ANSWERS: '1' }, 'CHECK_ANSWERS: must be true or false.'],
])('%j is one sentence that says what it must be', (environment, says) => {
  let message = '';
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = (error as Error).message;
  }
  expect(message.startsWith(says), message).toBe(true);
  expect(message).toMatch(/^[^\n]*\.$/);
  expect(message).not.toMatch(/invalid|expected|received|NaN/i);
});

test('what is right in another form stays', () => {
  expect(
    readConfig({
      DATABASE_URL: 'postgresql:///postgres?host=%2Ftmp%2Fsocket&user=postgres',
      PUBLIC_URL: 'https://posao.rs/',
      SMTP_URL: 'smtps://user%40posao.rs:p%25ss@mail.posao.rs',
      MAIL_FROM: '"Posao, Beograd" <a@posao.rs>',
      PROVIDER_PIB: 'RS 104 052 135',
      WEB_PROCESSES: '1',
    }),
  ).toMatchObject({ PROVIDER_PIB: '104052135', MAIL_FROM: '"Posao, Beograd" <a@posao.rs>' });
  expect(readConfig({ MAIL_FROM: 'info@posao.rs' }).MAIL_FROM).toBe('info@posao.rs');
  expect(readConfig({ MAIL_FROM: 'Šljivić d.o.o. Užice <info@posao.rs>' }).MAIL_FROM).toContain('d.o.o.');
});

describe('demo data', () => {
  const databaseUrl = 'postgres://localhost/prilika';
  const seeds = (environment: Record<string, string>) => readConfig({ SEED: 'auto', ...environment }).SEED;

  test('are for who only looks around: nothing says that the site is run in earnest', () => {
    expect(seeds({})).toBe('demo');
    expect(seeds({ PORT: '3001', DATA_DIR: '/tmp/x', HOST: '0.0.0.0', TRUSTED_PROXIES: '0' })).toBe('demo');
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://a.localhost'])
      expect(seeds({ PUBLIC_URL }), PUBLIC_URL).toBe('demo');
  });

  test.each([
    { DATABASE_URL: databaseUrl },
    { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseUrl },
    { PUBLIC_URL: 'https://posao.example' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    { PUBLIC_URL: 'http://localhost.posao.example' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { SESSION_SECRET: 'x'.repeat(32) },
    { TRUSTED_PROXIES: '1' },
  ])('are not loaded with %j unless they are asked for by name', (environment) => {
    expect(seeds(environment)).toBe('none');
  });

  test('asked for by name are refused at a public address, and nowhere else', () => {
    expect(readConfig({ SEED: 'demo', DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://127.0.0.1' }).SEED).toBe('demo');
    expect(readConfig({ SEED: 'demo', PUBLIC_URL: 'http://localhost:3000' }).SEED).toBe('demo');
    for (const PUBLIC_URL of ['https://posao.example', 'http://posao.example', 'https://localhost'])
      expect(() => readConfig({ SEED: 'demo', PUBLIC_URL })).toThrow(
        /^SEED: demo data bring accounts .* leave out SEED=demo or PUBLIC_URL\.$/,
      );
  });
});

test('separate roles need a database server', () => {
  expect(() => readConfig({ ROLES: 'web' })).toThrow(ConfigError);
  expect(readConfig({ ROLES: 'web', DATABASE_URL: 'postgres://localhost/prilika' }).ROLES).toEqual(['web']);
});

describe('processes that answer requests', () => {
  const DATABASE_URL = 'postgres://localhost/prilika';

  test('are one for each core, but two at most beside the database', () => {
    expect(readConfig({ DATABASE_URL }, 6).WEB_PROCESSES).toBe(6);
    expect(readConfig({ DATABASE_URL, WEB_PROCESSES: '3' }, 6).WEB_PROCESSES).toBe(3);
    expect(readConfig({}, 6).WEB_PROCESSES).toBe(2);
    expect(readConfig({}, 1).WEB_PROCESSES).toBe(1);
    expect(readConfig({ WEB_PROCESSES: '3' }, 1).WEB_PROCESSES).toBe(3);
    expect(readConfig({ DATABASE_URL, ROLES: 'worker' }, 6).WEB_PROCESSES).toBe(1);
  });

  test('are no more than one where there is nothing to answer', () => {
    expect(() => readConfig({ DATABASE_URL, ROLES: 'worker', WEB_PROCESSES: '2' })).toThrow(ConfigError);
  });

  test.each(['0', '257', 'many', '1.5'])('are not %s', (WEB_PROCESSES) => {
    expect(() => readConfig({ DATABASE_URL, WEB_PROCESSES })).toThrow(/WEB_PROCESSES/);
  });

  test('share the connections that a server allows', () => {
    const sizes = [1, 2, 8, 16, 40, 256].map((cores) => readConfig({ DATABASE_URL }, cores).DATABASE_POOL_SIZE);
    expect(sizes).toEqual([10, 10, 10, 5, 2, 2]);
    expect(readConfig({ DATABASE_URL, DATABASE_POOL_SIZE: '7' }, 40).DATABASE_POOL_SIZE).toBe(7);
  });
});

describe('external providers', () => {
  const google = {
    OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
    OIDC_GOOGLE_CLIENT_ID: 'prilika',
    OIDC_GOOGLE_CLIENT_SECRET: 'secret',
    OIDC_GOOGLE_LABEL: 'Google',
  };
  const other = (change: Record<string, string>) =>
    Object.fromEntries(
      Object.entries({ ...google, ...change }).map(([name, value]) => [name.replace('GOOGLE', 'ACME2'), value]),
    );

  test('there are none, or any number in the order of their names', () => {
    expect(readConfig({}).OIDC).toEqual([]);
    expect(readConfig({ ...google, ...other({ OIDC_GOOGLE_LABEL: 'Acme' }) }).OIDC).toMatchObject([
      { id: 'acme2', label: 'Acme' },
      { id: 'google', issuer: 'https://accounts.google.com', clientId: 'prilika', clientSecret: 'secret' },
    ]);
  });

  test.each(Object.keys(google))('a set without %s is refused by its name', (missing) => {
    expect(() => readConfig({ ...google, [missing]: '' })).toThrow(missing);
  });

  test('a wrong issuer, an unknown variable and a taken name are named, with everything else that is wrong', () => {
    expect(() =>
      readConfig({ PORT: 'abc', ...google, OIDC_GOOGLE_ISSUER: 'ftp://x', OIDC_GOOGLE_COLOUR: 'red' }),
    ).toThrow(/PORT[\s\S]*OIDC_GOOGLE_COLOUR[\s\S]*OIDC_GOOGLE_ISSUER/);
    const renamed = Object.fromEntries(
      Object.entries(google).map(([name, value]) => [name.replace('GOOGLE', 'PASSWORD'), value]),
    );
    expect(() => readConfig(renamed)).toThrow(/PASSWORD/);
  });
});

test('https alone is asked for, of the subdomains only where the setting says so', () => {
  const strict = (environment: Record<string, string>) => siteOf(readConfig(environment)).strictTransport;
  expect(strict({ PUBLIC_URL: 'https://posao.rs' })).toBe('max-age=31536000');
  expect(strict({ PUBLIC_URL: 'https://posao.rs', HSTS_SUBDOMAINS: 'true' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(strict({ PUBLIC_URL: 'http://posao.rs', HSTS_SUBDOMAINS: 'true' })).toBeNull();
});
