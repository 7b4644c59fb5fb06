import { expect, test } from 'vitest';
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

test('roles apart need a database server', () => {
  expect(() => readConfig({ ROLES: 'web' })).toThrow(ConfigError);
  expect(readConfig({ ROLES: 'web', DATABASE_URL: 'postgres://localhost/prilika' }).ROLES).toEqual(['web']);
});
