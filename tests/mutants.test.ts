import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '../mutants/areas.ts';

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`: each has to be there, where a glob is content with one of them. */
const alternatives = (path: string): string[] => {
  const [, before = '', list, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return list === undefined ? [path] : list.split(',').flatMap((one) => alternatives(before + one + after));
};

test.each(Object.entries(areas))('the area of mutants %s names files that are there', (_, { mutate, tests }) => {
  const named = [...mutate.flatMap(alternatives), ...tests];
  expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
});
