import { expect, test } from 'vitest';
import { townsNear } from './near-places.ts';

test('the nearest towns come first, without those that were asked for', () => {
  expect(townsNear(['nis']).slice(0, 3)).toEqual(expect.arrayContaining(['prokuplje']));
  expect(townsNear(['nis'])).not.toContain('nis');
  expect(townsNear(['nis', 'prokuplje'])).not.toContain('prokuplje');
});

test('the town of a municipality is the nearest to it', () => {
  expect(townsNear(['zemun'])[0]).toBe('beograd');
});

test('a region has a middle, what is everywhere or abroad has none', () => {
  expect(townsNear(['nisavski']).slice(0, 5)).toContain('nis');
  expect(townsNear(['cela-srbija'])).toEqual([]);
  expect(townsNear(['inostranstvo'])).toEqual([]);
  expect(townsNear(['nowhere'])).toEqual([]);
});
