/** Writes pairs of entries into the site in the folder named by the first argument, until it is told to end; prints when it has begun. */
import { once } from 'node:events';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';

const dataDir = process.argv[2] ?? '';
const database = await openDatabase({ dataDir, log: createLog('silent') });
let going = true;
let slowest = 0;
let pairs = 0;
const end = once(process.stdin, 'data').then(() => {
  going = false;
});
const insert = `insert into audit_entries (created_at, action, object_kind, object_id) values (now(), 'pair', 'pair', $1)`;
process.stdout.write('begun\n');
while (going) {
  const begin = performance.now();
  pairs += 1;
  await database.transaction(async (tx) => {
    await tx.$client.query(insert, [String(pairs)]);
    await tx.$client.query(insert, [String(pairs)]);
  });
  slowest = Math.max(slowest, performance.now() - begin);
}
await end;
await database.close();
process.stdout.write(`${pairs} ${Math.round(slowest)}\n`);
process.exit(0);
