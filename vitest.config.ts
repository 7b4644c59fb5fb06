import { defineConfig } from 'vitest/config';

const folders = ['src', 'tests', 'scripts', 'bench'];
const databaseTests = folders.map((folder) => `${folder}/**/*.db.test.{ts,tsx}`);

const shared = {
  setupFiles: ['./tests/support/fail-on-console.ts'],
  // Generous: nothing is timed in a test, and machines differ.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  restoreMocks: true,
  unstubEnvs: true,
};

const onDatabase = (databaseKind: 'embedded' | 'postgres') => ({
  test: {
    ...shared,
    name: databaseKind,
    include: databaseTests,
    globalSetup: ['./tests/support/global-setup.ts'],
    provide: { databaseKind },
  },
});

/** `*.db.test.ts` runs on both kinds of database, every other test once and without one. */
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
      onDatabase('embedded'),
      onDatabase('postgres'),
    ],
  },
});
