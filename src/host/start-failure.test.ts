import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openDatabase } from './database/database.ts';
import { createLog } from './log.ts';
import { explainStartFailure } from './start-failure.ts';

/** A free port of this machine. */
const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/** What Node and PostgreSQL say, as they were seen on a full disk, wrapped as they arrive. */
const fullDisk = [
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  new Error('could not write to file "pg_wal/xlogtemp.7": No space left on device'),
  new Error('Failed query: insert into "postings" …', {
    cause: Object.assign(new Error('could not extend file "base/5/16543"'), { code: '53100' }),
  }),
];

describe('Why a process could not start', () => {
  test.each(fullDisk)('a full disk is reported in a sentence: %s', (error) => {
    expect(explainStartFailure(error)).toMatch(/^The disk is full\. .*DATA_DIR.*\.$/);
  });

  test('an unavailable database server is reported in a sentence, without its address', async () => {
    const databaseUrl = `postgres://prilika:secret@localhost:${await closedPort()}/prilika`;
    const failure = await openDatabase({ dataDir: '/nowhere', databaseUrl, log: createLog('silent') }).catch(
      (error: unknown) => error,
    );
    expect(explainStartFailure(failure)).toBe(
      'The database server in DATABASE_URL does not answer (ECONNREFUSED). Is it running, and can it be reached from here?',
    );
  });

  test('a user who may do too little in the database is told whom to make its owner', () => {
    const error = new Error('Failed query', {
      cause: Object.assign(new Error('permission denied for database owned'), { code: '42501' }),
    });
    expect(explainStartFailure(error)).toMatch(
      /\(permission denied for database owned\)\. .* ALTER DATABASE … OWNER TO …;$/,
    );
  });

  test('an unexpected error begins with the message of its first cause', () => {
    const error = new Error('Failed query', { cause: new TypeError('The clock has no hands.') });
    expect(explainStartFailure(error)).toMatch(/^TypeError: The clock has no hands\.\n {4}at /);
    expect(explainStartFailure('nonsense')).toBe('nonsense');
  });
});
