import { expect, test } from 'vitest';
import { addDays } from '#kit/dates.ts';
import { axisTop, chartSpans } from './chart-spans.ts';

const days = (length: number) =>
  Array.from({ length }, (_, index) => ({
    day: addDays('2026-08-01', index),
    views: index,
    applyClicks: 0,
    applications: 1,
  }));

test('up to a quarter each day has a bar', () => {
  const { unit, spans } = chartSpans(days(92));
  expect(unit).toBe('day');
  expect(spans).toHaveLength(92);
  expect(spans[0]).toEqual({
    from: '2026-08-01',
    to: '2026-08-01',
    views: 0,
    applyClicks: 0,
    applications: 1,
  });
});

test('longer lives are shown in weeks that end with the last day, and nothing is lost', () => {
  const { unit, spans } = chartSpans(days(100));
  expect(unit).toBe('week');
  expect(spans).toHaveLength(15);
  expect(spans[0]).toMatchObject({ from: '2026-08-01', to: '2026-08-02', applications: 2 });
  expect(spans.at(-1)).toMatchObject({ from: '2026-11-02', to: '2026-11-08', applications: 7 });
  expect(spans.reduce((sum, { views }) => sum + views, 0)).toBe(4950);
});

test('no days, no bars', () => {
  expect(chartSpans([]).spans).toEqual([]);
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [10, 10],
  [11, 12],
  [17, 20],
  [81, 100],
  [412, 600],
])('an axis for %i ends at %i', (most, top) => {
  expect(axisTop(most)).toBe(top);
});
