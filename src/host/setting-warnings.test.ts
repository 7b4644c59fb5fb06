import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { misspelt, settingWarnings } from './setting-warnings.ts';

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['public_url', 'PUBLIC_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['PORTS', 'PORT'],
])('%s is pointed at as %s', (name, meant) => {
  expect(misspelt({ [name]: 'x' })).toEqual([`${name} is set, and is no setting: did you mean ${meant}?`]);
});

test('names of others are left alone, and so is one beside the setting itself', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'SHELL', 'TERM', 'USER', 'LANG', 'TMPDIR', 'NODE_ENV', 'NODE_OPTIONS'];
  const more = ['SMTP_HOST', 'SMTP_USER', 'DATABASE_USER', 'POSTGRES_PASSWORD', 'OTEL_SERVICE_NAMESPACE', 'DB_URL'];
  const environment = Object.fromEntries([...others, ...more].map((name) => [name, 'x']));
  expect(misspelt({ ...environment, INVOCATION_ID: 'x', npm_config_port: 'x' })).toEqual([]);
  expect(misspelt({ LOGLEVEL: 'x', LOG_LEVEL: 'warn', SMPT_URL: '' })).toEqual([]);
});

test('production without an address, or without https, is pointed at; a demo and development are not', () => {
  const warningsOf = (environment: Record<string, string>) =>
    settingWarnings(readConfig(environment), { NODE_ENV: 'production', ...environment });
  expect(warningsOf({})).toEqual([expect.stringMatching(/^PUBLIC_URL is not set, .*: set it to the address/)]);
  expect(warningsOf({ PUBLIC_URL: 'http://posao.example' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL is http:\/\/posao\.example, and not https: .* set PUBLIC_URL to https/),
  ]);
  expect(warningsOf({ PUBLIC_URL: 'https://posao.example' })).toEqual([]);
  expect(warningsOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  expect(warningsOf({ SEED: 'demo' })).toEqual([]);
  expect(settingWarnings(readConfig({}), { NODE_ENV: 'development' })).toEqual([]);
});
