import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#host/config.ts';
import { databaseFindings } from '#operations/doctor/database-findings.ts';
import { createTestDatabase } from './support/test-database.ts';

const database = await createTestDatabase();
const look = (environment: Record<string, string> = {}) =>
  databaseFindings(
    readConfig({ DATABASE_URL: database.pool.options.connectionString, WEB_PROCESSES: '2', ...environment }),
  );

test('a server that is as it should be is good', async () => {
  expect(await look({ DATABASE_POOL_SIZE: '10' })).toEqual([
    {
      about: 'Database',
      level: 'good',
      says: expect.stringMatching(/^PostgreSQL 1[6-9].* answers; 20 of its \d+ connections are used here\.$/),
    },
  ]);
});

test('more connections than it has, and a user who may not create anything, are said', async () => {
  await database.pool.query('create role doctor_reader login');
  onTestFinished(() => void database.pool.query('drop role doctor_reader'));
  const url = new URL(database.pool.options.connectionString as string);
  url.searchParams.set('user', 'doctor_reader');
  const findings = await look({ DATABASE_URL: url.href, DATABASE_POOL_SIZE: '200' });
  expect(findings.map(({ level, says }) => `${level}: ${says}`)).toEqual([
    expect.stringMatching(/^good: PostgreSQL/),
    'fault: the user in DATABASE_URL is not allowed to create schemas in its database.',
    expect.stringMatching(/^warning: 400 connections leave almost none of its \d+\.$/),
  ]);
});
