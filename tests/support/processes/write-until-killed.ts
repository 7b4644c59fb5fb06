/** Writes row after row into the folder named by the first argument and prints the number of each committed one. */
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';

const database = await openDatabase({ dataDir: process.argv[2] ?? '', log: createLog('silent') });
await database.pool.query('create table if not exists written (id integer primary key, body text not null)');
await database.pool.query('create table if not exists total (rows integer not null)');
await database.pool.query('insert into total select 0 where not exists (select from total)');
const { rows } = await database.pool.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from written');

for (let id = rows[0]?.next ?? 1; ; id += 1) {
  await database.transaction(async (tx) => {
    await tx.$client.query('insert into written values ($1, $2)', [id, `${id} `.repeat((id * 37) % 3000)]);
    await tx.$client.query('update total set rows = rows + 1');
  });
  process.stdout.write(`${id}\n`);
}
