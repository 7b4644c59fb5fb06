import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

const { executablePath, args } = await findBrowser();

const journeys = [
  'main-job',
  'first-publication',
  'candidate-story',
  'reviewing-story',
  'administration',
  'without-scripts',
  'key-pages',
].map((name) => `${name}.spec.ts`);

/** Browser tests run against the built product, started by a fixture (tests/e2e/site.ts) with a real database and mail server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/browser-tests',
  fullyParallel: false,
  // Each has a site of its own. Three keep two cores busy: pages wait for their own clocks a quarter of the time.
  workers: 3,
  // What `npm test` walks, and all the rest.
  projects: [
    { name: 'journeys', testMatch: journeys },
    { name: 'slow', testIgnore: journeys },
  ],
  // For a machine with other work: a story of 16 s takes a minute there.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // As in vitest.config.ts.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    // Without a locale the browser could not save files under names with Serbian letters.
    launchOptions: { executablePath, args, env: { ...process.env, LANG: 'C.UTF-8' } },
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
    // Answers of a worker are not seen by routes of tests; `phone.spec.ts` has the worker.
    serviceWorkers: 'block',
    // Only `door.spec.ts` asserts motion, and drawing it takes an eighth of a run.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every test takes longer than the tests: `--trace on` for the one that fails.
    trace: 'off',
  },
});
