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

it('reads a hundred values of a name and drops the others', () => {
  const values = Array.from({ length: 101 }, (_, at) => String(at));
  expect(read(values.map((value) => `employers=${value}`).join('&'))).toEqual({
    employers: values.slice(0, 100),
  });
});

it('reads nothing from nothing', () => {
  expect(read('')).toEqual({});
});
