import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { afterCommit } from './database.ts';
import { isCheckViolation, isUniqueViolation } from './violations.ts';

const numbers = pgTable('test_numbers', { value: integer('value').primaryKey() });
const database = await createTestDatabase();
const stored = async () =>
  (await database.executor.select().from(numbers)).map((row) => row.value).sort((a, b) => a - b);

beforeAll(() =>
  database.executor.execute(sql`create table test_numbers (value integer primary key, check (value < 1000))`),
);
beforeEach(() => database.executor.delete(numbers));

describe('transaction', () => {
  it('commits when its function succeeds and returns its result', async () => {
    const answer = await database.transaction(async (tx) => {
      await tx.insert(numbers).values([{ value: 1 }, { value: 2 }]);
      await tx.$client.query('insert into test_numbers values ($1)', [3]);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await stored()).toEqual([1, 2, 3]);
  });

  it('keeps nothing when its function throws, and throws that error', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(numbers).values({ value: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stored()).toEqual([]);
  });

  it('keeps nothing and says so when an error inside was ignored', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(numbers).values({ value: 1 });
      await tx
        .insert(numbers)
        .values({ value: 1 })
        .catch(() => {});
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await stored()).toEqual([]);
  });

  it('refuses to be opened inside another one', async () => {
    const failing = database.transaction((tx) => tx.transaction(async () => {}));
    await expect(failing).rejects.toThrow('open already');
  });

  it('runs with the isolation asked for', async () => {
    const level = await database.transaction(
      async (tx) => (await tx.execute<{ transaction_isolation: string }>(sql`show transaction_isolation`)).rows[0],
      { isolation: 'serializable' },
    );
    expect(level?.transaction_isolation).toBe('serializable');
  });

  it('runs what waits for the commit after it, and not after a rollback', async () => {
    const calls: string[] = [];
    await database.transaction(async (tx) => {
      afterCommit(tx, () => calls.push('committed'));
      calls.push('inside');
    });
    await database
      .transaction(async (tx) => {
        afterCommit(tx, () => calls.push('never'));
        throw new Error('no');
      })
      .catch(() => {});
    afterCommit(database.executor, () => calls.push('at once'));
    expect(calls).toEqual(['inside', 'committed', 'at once']);
  });
});

describe('many at once', () => {
  it('prepares a statement by name again after another one failed, which costs the connection', async () => {
    const prepared = { name: 'test:one', text: 'select $1::int as one', values: [1] };
    expect((await database.pool.query(prepared)).rows).toEqual([{ one: 1 }]);
    await expect(database.pool.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect((await database.pool.query(prepared)).rows).toEqual([{ one: 1 }]);
  });

  it('runs 400 parallel statements, errors among them, each with its own result', async () => {
    const values = Array.from({ length: 400 }, (_, index) => index);
    const results = await Promise.allSettled(
      values.map(async (value) => {
        await database.executor.insert(numbers).values({ value: value % 20 === 19 ? 0 : value });
        return value;
      }),
    );
    const failed = results.filter((result) => result.status === 'rejected');
    // Value 0 is asked for 21 times and fits once.
    expect(failed).toHaveLength(20);
    expect(failed.every((result) => isUniqueViolation(result.reason))).toBe(true);
    expect(await stored()).toHaveLength(380);
  });

  it('runs transactions side by side without mixing them', async () => {
    const runs = Array.from({ length: 40 }, (_, index) =>
      database.transaction(async (tx) => {
        await tx.insert(numbers).values({ value: index });
        if (index % 2 === 1) throw new Error('odd');
      }),
    );
    await Promise.allSettled(runs);
    expect(await stored()).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
  });
});

describe('violations', () => {
  it('reports the violated constraint through the errors of the query builder', async () => {
    await database.executor.insert(numbers).values({ value: 1 });
    const twice = await database.executor
      .insert(numbers)
      .values({ value: 1 })
      .catch((error: unknown) => error);
    const tooBig = await database.executor
      .insert(numbers)
      .values({ value: 1000 })
      .catch((error: unknown) => error);
    expect([isUniqueViolation(twice), isUniqueViolation(twice, 'test_numbers_pkey')]).toEqual([true, true]);
    expect([isUniqueViolation(twice, 'another'), isCheckViolation(twice)]).toEqual([false, false]);
    expect([isCheckViolation(tooBig), isUniqueViolation(tooBig)]).toEqual([true, false]);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });
});

it('offers the extensions and speaks of time in UTC', async () => {
  const { rows } = await database.pool.query(
    `select unaccent('čćžšđ') as plain, similarity('konobar', 'konobari') > 0.5 as alike, current_setting('timezone') as zone`,
  );
  expect(rows[0]).toEqual({ plain: 'cczsd', alike: true, zone: 'UTC' });
});
