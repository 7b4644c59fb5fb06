import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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

test('separate roles need a database server', () => {
  expect(() => readConfig({ ROLES: 'web' })).toThrow(ConfigError);
  expect(readConfig({ ROLES: 'web', DATABASE_URL: 'postgres://localhost/prilika' }).ROLES).toEqual(['web']);
});

describe('processes that answer requests', () => {
  const DATABASE_URL = 'postgres://localhost/prilika';

  test('are one for each core with a database server, else one', () => {
    expect(readConfig({ DATABASE_URL }, 6).WEB_PROCESSES).toBe(6);
    expect(readConfig({ DATABASE_URL, WEB_PROCESSES: '3' }, 6).WEB_PROCESSES).toBe(3);
    expect(readConfig({}, 6).WEB_PROCESSES).toBe(1);
    expect(readConfig({ DATABASE_URL, ROLES: 'worker' }, 6).WEB_PROCESSES).toBe(1);
  });

  test('are no more than one where only one can be', () => {
    expect(() => readConfig({ WEB_PROCESSES: '2' })).toThrow(ConfigError);
    expect(() => readConfig({ DATABASE_URL, ROLES: 'worker', WEB_PROCESSES: '2' })).toThrow(ConfigError);
    expect(readConfig({ WEB_PROCESSES: '1' }).WEB_PROCESSES).toBe(1);
  });

  test.each(['0', '257', 'many', '1.5'])('are not %s', (WEB_PROCESSES) => {
    expect(() => readConfig({ DATABASE_URL, WEB_PROCESSES })).toThrow(/WEB_PROCESSES/);
  });

  test('share the connections that a server allows', () => {
    const sizes = [1, 2, 8, 16, 40, 256].map(
      (cores) => readConfig({ DATABASE_URL }, cores).DATABASE_POOL_SIZE,
    );
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
      Object.entries({ ...google, ...change }).map(([name, value]) => [
        name.replace('GOOGLE', 'ACME2'),
        value,
      ]),
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
