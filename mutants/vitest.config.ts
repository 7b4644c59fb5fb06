import { defineConfig } from 'vitest/config';
import { chosen } from './areas.ts';

/** The unit tests alone, of the folders nearest to the faults: a mutant is tried by those that reach it, many times over. */
export default defineConfig({
  test: {
    include: chosen.flatMap(({ tests }) =>
      tests.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.test.ts`)),
    ),
    exclude: ['**/*.{db,slow}.test.*', '**/node_modules/**'],
    setupFiles: ['./tests/support/fail-on-console.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
