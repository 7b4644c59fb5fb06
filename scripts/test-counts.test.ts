import { expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.ts';

it('counts tests of Vitest, and a file that could not be loaded as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

it('counts tests of Playwright, and errors outside of them', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 7, failed: 1 });
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(playwrightCounts({ stats: none, errors: [{ message: 'no browser' }] })).toEqual({
    passed: 0,
    failed: 1,
  });
});
