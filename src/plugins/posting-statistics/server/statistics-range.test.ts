import { expect, test } from 'vitest';
import { endOfLocalDay, localInstant } from '#kit/dates.ts';
import { type PostingLife, statisticsDays } from './statistics-range.ts';

const at = (day: string) => localInstant(day, 600);
const live: PostingLife = {
  state: 'active',
  firstPublishedAt: at('2026-11-01'),
  liveUntil: endOfLocalDay('2026-12-01'),
  movedAt: at('2026-11-01'),
};
const span = (days: readonly string[]) => [days[0], days.at(-1), days.length];

test('the last days up to today, without those before the first publication', () => {
  expect(statisticsDays(live, '7', at('2026-11-20'))).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(span(statisticsDays(live, '30', at('2026-11-20')))).toEqual(['2026-11-01', '2026-11-20', 20]);
  expect(span(statisticsDays(live, 'all', at('2026-11-20')))).toEqual(['2026-11-01', '2026-11-20', 20]);
  expect(statisticsDays(live, '7', at('2026-11-01'))).toEqual(['2026-11-01']);
});

test('what has ended is counted back from its end, by the clock or by hand', () => {
  const past = at('2027-03-01');
  expect(span(statisticsDays(live, '7', past))).toEqual(['2026-11-25', '2026-12-01', 7]);
  const closed: PostingLife = { ...live, state: 'closed', movedAt: at('2026-11-10') };
  expect(span(statisticsDays(closed, '7', past))).toEqual(['2026-11-04', '2026-11-10', 7]);
  const renewalWaits: PostingLife = { ...live, state: 'awaiting_payment', movedAt: at('2027-02-20') };
  expect(statisticsDays(renewalWaits, '7', past).at(-1)).toBe('2026-12-01');
  const removedLater: PostingLife = { ...live, state: 'removed', movedAt: at('2027-01-10') };
  expect(span(statisticsDays(removedLater, 'all', past))).toEqual(['2026-11-01', '2026-12-01', 31]);
});

test('the day on which clocks change is one day, and the first minutes of a day belong to it', () => {
  const life = { ...live, firstPublishedAt: localInstant('2026-10-24', 0), state: 'active' as const };
  expect(statisticsDays(life, '7', localInstant('2026-10-26', 1))).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});

test('what was never published has no days', () => {
  expect(statisticsDays({ ...live, state: 'in_review', firstPublishedAt: null }, 'all', at('2026-11-20'))).toEqual([]);
});
