import { writeFile } from 'node:fs/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isDatabaseAway, isDiskFull } from './outages.ts';

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

const sqlState = (code: string): Error => {
  const error = new pg.DatabaseError('what PostgreSQL says', 20, 'error');
  error.code = code;
  return error;
};

const connectTo = (connectionString: string) =>
  thrownBy(new pg.Pool({ connectionString, connectionTimeoutMillis: 2000 }).query('select 1'));

describe('the database is away', () => {
  test('when nothing listens where it should be, at a port or at a socket', async () => {
    expect(isDatabaseAway(await connectTo('postgresql://postgres@127.0.0.1:9/nema'))).toBe(true);
    expect(isDatabaseAway(await connectTo('postgresql:///nema?host=/nema/takvog&user=postgres'))).toBe(true);
  });

  test('when its pool is closed or the query builder has wrapped the reason', async () => {
    const pool = new pg.Pool();
    await pool.end();
    const error = await thrownBy(pool.query('select 1'));
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(new DrizzleQueryError('select 1', [], error as Error))).toBe(true);
  });

  test.each(['08006', '53300', '57P01', '57P03'])('when PostgreSQL says %s', (code) => {
    expect(isDatabaseAway(sqlState(code))).toBe(true);
  });

  test.each(['23505', '22001', '40001', '42P01', '53100'])('but not when it says %s', (code) => {
    expect(isDatabaseAway(sqlState(code))).toBe(false);
  });

  test.each([[new Error('boom')], [null], ['text'], [{ code: 57 }]])('but not for %s', (error) => {
    expect([isDatabaseAway(error), isDiskFull(error)]).toEqual([false, false]);
  });

  test('but not when a file is missing', async () => {
    expect(isDatabaseAway(await thrownBy(writeFile('/nema/takvog/foldera', 'a')))).toBe(false);
  });
});

describe('the disk is full', () => {
  test('when the system, a quota or PostgreSQL says so', () => {
    for (const error of [
      Object.assign(new Error('write'), { code: 'ENOSPC' }),
      new Error('cannot write', { cause: Object.assign(new Error('write'), { code: 'EDQUOT' }) }),
      sqlState('53100'),
      new AggregateError([new Error('a'), sqlState('53100')]),
    ])
      expect(isDiskFull(error)).toBe(true);
    expect(isDiskFull(sqlState('53300'))).toBe(false);
  });
});
