import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTs from 'openapi-typescript';
import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { buildPostingInput } from './builders/posting-input-builder.ts';
import { buildMainJobPeople } from './support/main-job.ts';
import { type PostgresServer, startPostgresServer } from './support/postgres-server.ts';
import { type RunningProgram, startProgram } from './support/site-process.ts';
import { testPassword } from './support/test-password.ts';

/* A client in TypeScript whose types come from the description of a running site, as another company would write it. */
const run = promisify(execFile);
const folder = resolve('tests/api-client');
const dataDir = mkdtempSync(join(tmpdir(), 'prilika-client-'));
let postgres: PostgresServer;
let database: Database;
let site: RunningProgram;

beforeAll(async () => {
  postgres = await startPostgresServer();
  site = await startProgram({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  database = await openDatabase({ dataDir: '', databaseUrl: postgres.url, log: createLog('silent') });
  mkdirSync(join(folder, 'generated'), { recursive: true });
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as never;
  await writeFile(join(folder, 'generated/site.ts'), await openapiTs(document));
  return async () => {
    await database.close();
    await site.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
});

test('a client whose types are made from the description compiles strictly', async () => {
  const compiled = await run('node_modules/.bin/tsc', ['-p', folder]).catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout).toBe('');
});

test('it signs in, publishes, searches, reads and applies', async () => {
  const people = await buildMainJobPeople({ database, clock: systemClock });
  const person = ({ email, accountType }: { email: string; accountType: string }) => ({
    email,
    accountType,
    password: testPassword,
  });
  const sent = {
    employer: person(people.employer),
    candidate: person(people.candidate),
    posting: buildPostingInput({ positionTitle: 'Tkalac ćilima' }),
  };
  const { stdout } = await run(process.execPath, [join(folder, 'main-job.ts'), site.url, JSON.stringify(sent)]);
  expect(JSON.parse(stdout)).toMatchObject({
    postingId: expect.any(Number),
    title: 'Tkalac ćilima',
    application: expect.any(String),
  });
});
