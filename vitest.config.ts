import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folders = ['src', 'tests', 'scripts', 'bench'];
const filesWith = (ending: string) => folders.map((folder) => `${folder}/**/*.${ending}.{ts,tsx}`);
const databaseTests = filesWith('db.test');
const slowTests = filesWith('slow.test');

const shared = {
  setupFiles: ['./tests/support/fail-on-console.ts'],
  // Whatever the shell has set.
  env: { NODE_ENV: 'test' },
  // Generous: nothing is timed in a test, and machines differ.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // As long as a busy machine takes, for what comes a little later.
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  unstubEnvs: true,
  // Until a month of runs has shown that none needs it (ADR 75): it is named as flaky, and has a cause.
  retry: process.env['CI'] ? 1 : 0,
};
const onDatabase = { ...shared, globalSetup: ['./tests/support/global-setup.ts'] };

/** They take minutes each: begun last, one of them would run alone for most of its time. */
const longest = /\/(?:plugins|main|records|proportional-work)\.slow\.test\.tsx?$/;

/** Vitest's order, the longest files first: a new clone has no durations yet. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Three rings by file name: `*.test` without a database, `*.db.test` on PostgreSQL, `*.slow.test` with whole processes and all that takes long. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: filesWith('test'),
          exclude: [...databaseTests, ...slowTests, '**/node_modules/**'],
        },
      },
      // Loading the application takes longer than most files' tests: each worker does it once.
      { test: { ...onDatabase, name: 'db', include: databaseTests, isolate: false } },
      { test: { ...onDatabase, name: 'slow', include: slowTests } },
    ],
  },
});
