import { expect, test } from 'vitest';
import { fillPath, idParams, toSearch } from './endpoint.ts';

test.each([
  ['/postings/{id}', { id: 7 }, '/postings/7'],
  ['/a/{from}/b/{to}', { from: 'x/y', to: 'ž' }, '/a/x%2Fy/b/%C5%BE'],
  ['/a/{id}', undefined, '/a/'],
  ['/a/{id}', {}, '/a/'],
  ['/a', { id: 7 }, '/a'],
])('%s with %j is %s', (path, params, filled) => expect(fillPath(path, params)).toBe(filled));

test.each([
  [undefined, ''],
  [{}, ''],
  [{ a: undefined, b: null, c: '' }, ''],
  [{ q: 'a b', page: 0 }, '?q=a+b&page=0'],
  [{ list: ['a', '', null, 'b'] }, '?list=a&list=b'],
])('%j is the search %j', (query, search) => expect(toSearch(query)).toBe(search));

test('the id of a path is a positive whole number', async () => {
  expect((await idParams()).parse({ id: '7' })).toEqual({ id: 7 });
});
