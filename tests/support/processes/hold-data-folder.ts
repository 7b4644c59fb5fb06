/** Opens the embedded database in the folder named by the first argument and keeps it until a line arrives on stdin. */
import { once } from 'node:events';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';

try {
  const database = await openDatabase({ dataDir: process.argv[2] ?? '', log: createLog('silent') });
  console.log('holding');
  await once(process.stdin, 'data');
  await database.close();
  process.exit(0);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exit(3);
}
