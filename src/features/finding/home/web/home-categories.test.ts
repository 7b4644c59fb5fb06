import { expect, test } from 'vitest';
import { sentCategories } from './home-categories.tsx';

const categories = Array.from({ length: 46 }, (_, at) => ({
  code: `c${at}`,
  label: `C ${at}`,
  count: Math.max(0, 20 - at),
}));

test('the busiest are sent, all when they are asked for, and none without postings before that', () => {
  expect(sentCategories(categories, false)).toEqual(categories.slice(0, 15));
  expect(sentCategories(categories, true)).toEqual(categories);
  expect(sentCategories(categories.slice(17), false)).toEqual(categories.slice(17, 20));
  expect(sentCategories(categories.slice(20), false)).toEqual([]);
});
