import { eq, getTableColumns, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { readingFrom } from '#host/database/read-database.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { createPostingIndex } from './posting-index.ts';

const app = await createTestApplication();
const { database } = app;

/** An index as in another process, which is not notified of changes. */
const otherProcess = () => createPostingIndex({ readDatabase: readingFrom(database), searchFreshMs: 0 });
const newestIds = async (index: ReturnType<typeof otherProcess>): Promise<number[]> =>
  (await index.search(postingsQuery.parse({ sort: 'newest', pageSize: '100' }), app.clock.now())).ids;

test('another process finds what was published, and no longer what was closed', async () => {
  const index = otherProcess();
  const first = await buildPosting(app);
  expect(await newestIds(index)).toContain(first.id);
  const second = await buildPosting(app);
  await setState(database.executor, first.id, 'closed', app.clock.now());
  const ids = await newestIds(index);
  expect(ids).toContain(second.id);
  expect(ids).not.toContain(first.id);
});

describe('the mark of what a transaction changed', () => {
  const counters = ['viewCount', 'applicationCount'] as const;
  const columns = Object.entries(getTableColumns(postings));
  const lastChange = async (id: number): Promise<string> => {
    const [row] = await database.executor
      .select({ changedTx: postings.changedTx })
      .from(postings)
      .where(eq(postings.id, id));
    return (row as { changedTx: string }).changedTx;
  };

  test.each(columns.filter(([key]) => ![...counters, 'id', 'changedTx'].includes(key as never)))(
    'is set by writing %s',
    async (_key, column) => {
      const { id } = await buildPosting(app);
      const before = await lastChange(id);
      const name = sql.identifier(column.name);
      await database.executor.execute(sql`update postings set ${name} = ${name} where id = ${id}`);
      expect(await lastChange(id)).not.toBe(before);
    },
  );

  test.each(counters)('is not set by counting alone (%s), but by what is written beside it', async (counter) => {
    const { id } = await buildPosting(app);
    const before = await lastChange(id);
    const name = sql.identifier(postings[counter].name);
    await database.executor.execute(sql`update postings set ${name} = 7 where id = ${id}`);
    expect(await lastChange(id)).toBe(before);
    await database.executor.execute(sql`update postings set ${name} = 8, job_type = 'nepuno' where id = ${id}`);
    expect(await lastChange(id)).not.toBe(before);
  });
});

test('a transaction that commits after a later one was read is not missed', async () => {
  const index = otherProcess();
  const late = await buildPosting(app);
  await setState(database.executor, late.id, 'closed', app.clock.now());
  expect(await newestIds(index)).not.toContain(late.id);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update postings set state = 'active' where id = $1`, [late.id]);
    const sooner = await buildPosting(app);
    const before = await newestIds(index);
    expect(before).toContain(sooner.id);
    expect(before).not.toContain(late.id);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await newestIds(index)).toContain(late.id);
});

test('columns that were rebuilt, because half was dead, give the same results', async () => {
  const index = otherProcess();
  const { id } = await buildPosting(app, { positionTitle: 'Ima ih mnogo' });
  const { rows } = await database.executor.execute<{ columns: string }>(
    sql`select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = current_schema() and table_name = 'postings' and column_name <> 'id' and is_generated = 'NEVER'`,
  );
  const columns = sql.raw((rows[0] as { columns: string }).columns);
  await database.executor.execute(
    sql`insert into postings (${columns}) select ${columns} from postings, generate_series(1, 1100) where id = ${id}`,
  );
  const before = await newestIds(index);
  await database.executor.execute(
    sql`update postings set position_title = 'Sada drugačije' where position_title = 'Ima ih mnogo'`,
  );
  expect(await newestIds(index)).toEqual(before);
  await setState(database.executor, before[0] as number, 'closed', app.clock.now());
  expect((await newestIds(index)).slice(0, 99)).toEqual(before.slice(1));
});
