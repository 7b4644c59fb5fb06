/** Locks the folder named by the first argument, reports it, and holds it until a line arrives on stdin. */
import { once } from 'node:events';
import { lockDataFolder } from '#host/database/local/data-folder-lock.ts';

try {
  const lock = lockDataFolder(process.argv[2] ?? '');
  lock.describe({ pid: process.pid, startedAt: new Date().toISOString(), url: '' });
  process.stdout.write('holding\n');
  await once(process.stdin, 'data');
  lock.release();
  process.exit(0);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(3);
}
