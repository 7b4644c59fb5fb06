import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createLog } from '../log.ts';
import { createStatementWatch } from './statement-watch.ts';

interface Line {
  msg: string;
  level: number;
  ms: number;
  statement: string;
  plan?: string;
}

const lines: Line[] = [];
const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as Line) });
const database = await createTestDatabase({ log, slowMs: 40 });
const { executor, pool } = database;
/** Of the statements that a test has slept in: on a busy machine others may be slow as well. */
const slow = () => lines.filter(({ msg, statement }) => msg === 'slow statement' && statement.includes('pg_sleep'));
const logged = (count: number) => expect.poll(() => slow().length).toBe(count);

beforeAll(() => executor.execute(sql`create table test_names (name text primary key, number int)`));
beforeEach(() => {
  lines.length = 0;
});

test('a slow statement is logged with the shape of its plan, and without its values', async () => {
  const name = 'Dragana Petrović';
  await executor.execute(
    sql`select name, pg_sleep(0.06) from (select 1) as one left join test_names on name = ${name} order by number`,
  );
  await logged(1);
  const [line] = slow();
  expect(line).toMatchObject({
    level: 'warn',
    plan: expect.stringMatching(/^(Result|Sort|Gather).*test_names/),
  });
  expect(line?.statement).toContain('on name = $1');
  expect(line?.ms).toBeGreaterThanOrEqual(40);
  expect(JSON.stringify(lines)).not.toContain('Dragana');
});

test('a statement is logged from the limit on', () => {
  const { watch } = createStatementWatch({ slowMs: 40, log });
  watch('do something fast', 39);
  watch('do something slow', 40);
  watch('do something slower', 41.6);
  return expect
    .poll(() => lines.map(({ statement, ms }) => [statement, ms]))
    .toEqual([
      ['do something slow', 40],
      ['do something slower', 42],
    ]);
});

test('statements of a transaction, and those that fail, are timed too', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.06), 'in a transaction' as word`);
    await tx.execute(sql`select pg_sleep(0.06), (select count(*) from test_names) / 0`);
  });
  await expect(failing).rejects.toThrow();
  await logged(2);
  expect(slow().map(({ statement }) => statement)).toEqual([
    expect.stringContaining('in a transaction'),
    expect.stringContaining('/ 0'),
  ]);
});

test('what has no plan is logged without one, and callers with a callback get their answer', async () => {
  await executor.execute(sql`do $$ begin perform pg_sleep(0.06); end $$`);
  const answer = Promise.withResolvers<unknown>();
  pool.query('select pg_sleep(0.06), 7 as seven', (error, result) =>
    error ? answer.reject(error) : answer.resolve(result.rows[0].seven),
  );
  expect(await answer.promise).toBe(7);
  await logged(2);
  expect(slow().map(({ plan }) => plan)).toEqual([undefined, 'Result']);
});
