import { defineConfig } from 'vitest/config';

/** Faults made on purpose, on whole sites (`npm run faults`): one at a time, because each needs the machine to itself. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.fault.ts'],
    fileParallelism: false,
    testTimeout: 2 * 3_600_000,
    hookTimeout: 300_000,
  },
});
