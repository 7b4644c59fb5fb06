import { expect, test } from 'vitest';
import { foldForSearch } from '#kit/serbian-text.ts';
import { relatedNames } from './related-names.ts';

const folded = relatedNames.map((names) => names.map(foldForSearch));

test('names are different inside a group, which has at least two', () => {
  expect(folded.filter((names) => names.length < 2 || new Set(names).size < names.length)).toEqual([]);
});

test('no name is in more than three groups', () => {
  const groups = new Map<string, number>();
  for (const name of folded.flat()) groups.set(name, (groups.get(name) ?? 0) + 1);
  expect([...groups].filter(([, count]) => count > 3)).toEqual([]);
});

test('there are at least three hundred pairs', () => {
  const pairs = folded.flatMap((names) =>
    names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other].sort().join(' – '))),
  );
  expect(new Set(pairs).size).toBeGreaterThanOrEqual(300);
});
