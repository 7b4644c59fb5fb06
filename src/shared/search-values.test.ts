import { expect, it } from 'vitest';
import { searchValues } from './search-values.ts';

const read = (search: string) => searchValues(new URLSearchParams(search));

it('reads a name once as a value and a repeated name as a list, in order', () => {
  expect(read('q=vozač&locations=nis&page=2&locations=cacak&locations=bor')).toEqual({
    q: 'vozač',
    locations: ['nis', 'cacak', 'bor'],
    page: '2',
  });
});

it('takes names that objects have already as names', () => {
  expect(Object.entries(read('__proto__=a&constructor=b&__proto__=c'))).toEqual([
    ['__proto__', ['a', 'c']],
    ['constructor', 'b'],
  ]);
});

it('reads nothing from nothing', () => {
  expect(read('')).toEqual({});
});
