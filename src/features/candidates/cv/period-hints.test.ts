import { expect, test } from 'vitest';
import { periodHints } from './period-hints.ts';

const stays = (...list: [string, string][]) => list.map(([dateFrom, dateTo]) => ({ dateFrom, dateTo }));

test.each<[string, [string, string][], object[]]>([
  ['nothing', [], []],
  ['one job', [['2020-01', '2021-01']], []],
  [
    'the next month',
    [
      ['2020-01', '2021-01'],
      ['2021-02', ''],
    ],
    [],
  ],
  [
    'a change within a month',
    [
      ['2020-01', '2021-01'],
      ['2021-01', ''],
    ],
    [],
  ],
  [
    'a pause of three months',
    [
      ['2020-01', '2020-12'],
      ['2021-04', ''],
    ],
    [],
  ],
  [
    'a pause of four months, over the end of a year, the latest first',
    [
      ['2021-03', ''],
      ['2020-01', '2020-10'],
    ],
    [{ kind: 'gap', earlier: 1, later: 0, months: 4 }],
  ],
  [
    'two jobs at once',
    [
      ['2020-01', '2020-12'],
      ['2020-11', '2021-06'],
    ],
    [{ kind: 'overlap', earlier: 0, later: 1, months: 2 }],
  ],
  [
    'one that goes on while the next begins',
    [
      ['2020-01', ''],
      ['2025-12', ''],
    ],
    [{ kind: 'overlap', earlier: 0, later: 1, months: 4 }],
  ],
  [
    'a short job inside a long one, then another after the long one',
    [
      ['2020-01', '2022-12'],
      ['2021-01', '2021-03'],
      ['2023-01', ''],
    ],
    [{ kind: 'overlap', earlier: 0, later: 1, months: 3 }],
  ],
  ['one that begins later than now', [['2027-01', '']], []],
])('%s', (_, list, hints) => {
  expect(periodHints(stays(...list), '2026-03')).toEqual(hints);
});
