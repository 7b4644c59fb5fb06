import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createJobs } from '#host/jobs/jobs.ts';
import { createLog } from '#host/log.ts';
import { startPostgresServer } from './postgres-server.ts';
import { runOnServer, withDatabase } from './test-server.ts';

const log = createLog('silent');

/** Makes and migrates, once per run, the database that each test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  try {
    await runOnServer(server.url, `create database ${template}`);
    const database = await openDatabase({
      dataDir: '',
      databaseUrl: withDatabase(server.url, template),
      log,
    });
    await prepare(database).finally(database.close);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testDatabase', { serverUrl: server.url, template });
  return async () => {
    await runOnServer(server.url, `drop database if exists ${template}`);
    await server.stop();
  };
}

/** The tables of the site and those of its job queue. */
export async function prepare(database: Database): Promise<void> {
  await migrateDatabase(database);
  const jobs = createJobs({ database, log });
  await jobs.start({ work: false });
  await jobs.stop();
}
