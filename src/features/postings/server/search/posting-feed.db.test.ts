import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { createPostingIndex } from './posting-index.ts';

const app = await createTestApplication();
const { database } = app;

/** As another process has it: nobody tells it what has changed. */
const otherProcess = () => createPostingIndex({ database, searchFreshMs: 0 });
const found = async (index: ReturnType<typeof otherProcess>): Promise<number[]> =>
  (await index.search(postingsQuery.parse({ sort: 'newest', pageSize: '100' }), app.clock.now())).ids;

test('another process finds what was published, and no longer what was closed', async () => {
  const index = otherProcess();
  const first = await buildPosting(app);
  expect(await found(index)).toContain(first.id);
  const second = await buildPosting(app);
  await setState(database.executor, first.id, 'closed', app.clock.now());
  const ids = await found(index);
  expect(ids).toContain(second.id);
  expect(ids).not.toContain(first.id);
});

// The embedded database has one connection: its transactions stand one behind the other, so there it cannot happen.
if (!database.embedded)
  test('a transaction that commits after a later one was read is not missed', async () => {
    const index = otherProcess();
    const late = await buildPosting(app);
    await setState(database.executor, late.id, 'closed', app.clock.now());
    expect(await found(index)).not.toContain(late.id);
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`update postings set state = 'active' where id = $1`, [late.id]);
      const sooner = await buildPosting(app);
      const before = await found(index);
      expect(before).toContain(sooner.id);
      expect(before).not.toContain(late.id);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await found(index)).toContain(late.id);
  });

test('columns that were made anew, because half was dead, answer as before', async () => {
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
  const before = await found(index);
  await database.executor.execute(
    sql`update postings set position_title = 'Sada drugačije' where position_title = 'Ima ih mnogo'`,
  );
  expect(await found(index)).toEqual(before);
  await setState(database.executor, before[0] as number, 'closed', app.clock.now());
  expect((await found(index)).slice(0, 99)).toEqual(before.slice(1));
});
