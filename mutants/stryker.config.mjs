import { chosen } from './areas.ts';

/*
 * `npm run mutants`: small faults are put into these files one at a time, and the unit tests that reach the fault have to
 * notice. Not part of every check: it takes long. `AREA=money` tries one area, `-- --mutate src/kit/money.ts` one file.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'mutants/vitest.config.ts', related: true },
  mutate: [...chosen.flatMap(({ mutate }) => mutate), '!src/**/*.test.ts'],
  // Values made while a module loads are set once for all mutants.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, skipFull: true },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: '.cache/mutants',
  // Stryker would rewrite it with the JavaScript interface of TypeScript, which version 7 has no more.
  tsconfigFile: 'none.json',
};
