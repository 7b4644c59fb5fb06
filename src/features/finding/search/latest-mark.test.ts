import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { latestScript } from './latest-mark.ts';

/** Whether the row is shown in a browser with this value stored under `root`; null if storage is unavailable. */
const asks = (root: string | null | undefined): boolean => {
  const dataset: { latest?: number } = {};
  runInNewContext(latestScript, {
    JSON,
    localStorage: {
      get root() {
        if (root === null) throw new Error('closed');
        return root;
      },
    },
    document: { documentElement: { dataset } },
  });
  return dataset.latest !== undefined;
};

test('the row of latest searches has a place before the first paint only where there are some', () => {
  const saved = (latestSearches: unknown) => JSON.stringify({ state: { latestSearches }, version: 1 });
  expect(asks(saved([{ address: '/oglasi?q=kuvar', label: 'kuvar' }]))).toBe(true);
  for (const other of [saved([]), saved(undefined), '{', undefined, null]) expect(asks(other)).toBe(false);
});
