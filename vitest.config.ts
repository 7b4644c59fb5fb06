import { defineConfig } from 'vitest/config';

const folders = ['src', 'tests', 'scripts', 'bench'];
const databaseTests = folders.map((folder) => `${folder}/**/*.db.test.{ts,tsx}`);
/**
 * What also runs on the embedded database: the database itself, upgrades of its data, what is built on its peculiarities (jobs, mail,
 * idempotency), the SQL of the full-text search and of agents, the demo data, and the tests that call every endpoint or read every table.
 */
const embeddedTests = [
  'src/{platform,demo,features/finding,features/agents}/**/*.db.test.{ts,tsx}',
  'src/**/*-upgrade.db.test.ts',
  // What is done because the embedded database does not do it by itself.
  'src/features/publishing/import/server/import-store.db.test.ts',
  // Who gets a time that many want.
  'src/**/*-race.db.test.ts',
  'tests/{access-matrix,list-queries,personal-data}.db.test.ts',
];

const shared = {
  setupFiles: ['./tests/support/fail-on-console.ts'],
  // Generous: nothing is timed in a test, and machines differ.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // As long as a busy machine takes, for what comes a little later.
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  unstubEnvs: true,
};

const onDatabase = (databaseKind: 'embedded' | 'postgres', include: string[]) => ({
  test: {
    ...shared,
    name: databaseKind,
    include,
    // Loading the application takes longer than most files' tests: each worker does it once.
    isolate: false,
    globalSetup: ['./tests/support/global-setup.ts'],
    provide: { databaseKind },
  },
});

/** `*.db.test.ts` runs on PostgreSQL, some also on the embedded database; every other test runs without one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...databaseTests, '**/node_modules/**'],
        },
      },
      onDatabase('embedded', embeddedTests),
      onDatabase('postgres', databaseTests),
    ],
  },
});
