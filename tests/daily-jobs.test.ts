import { globSync, readFileSync } from 'node:fs';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { addDays, localDay, timeZone } from '#kit/dates.ts';

/* Jobs of a day run once on each day of Belgrade, also when its clocks change in the night; `jobs.ts` schedules them there. */

const daily = globSync('src/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/cron: '(\d+ \d+ \* \* \*)'/g)].map(([, cron = '']) => ({ file, cron })),
);
const queue = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
const runs = (cron: string, day: string): Date[] =>
  queue.previewSchedule(cron, { tz: timeZone, from: new Date(`${day}T12:00:00Z`), count: 4 });

test.each(['2026-10-23', '2027-03-26'])('after %s each of them runs once a day', (day) => {
  expect(daily.length).toBeGreaterThan(20);
  const days = [1, 2, 3, 4].map((count) => addDays(day, count));
  for (const { file, cron } of daily) expect(runs(cron, day).map(localDay), file).toEqual(days);
});

test('the mail of the morning is written at seven', () => {
  const cron = daily.find(({ file }) => file.endsWith('notification-jobs.ts'))?.cron ?? '';
  expect(
    [runs(cron, '2026-10-23'), runs(cron, '2027-03-26')].map((times) => times.map((at) => at.getUTCHours())),
  ).toEqual([
    [5, 6, 6, 6],
    [6, 5, 5, 5],
  ]);
});
