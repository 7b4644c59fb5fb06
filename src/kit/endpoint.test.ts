import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, fillPath, toSearch } from './endpoint.ts';

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

const { get, post } = endpoints('things', async () => ({ thing: z.object({ a: z.number() }) }));

test('an endpoint is known by its feature, and its path says what its parameters are', async () => {
  const one = get('one', '/things/{id}/parts/{part:uuid}', 'public', {
    summary: 'A thing.',
    schemas: (f) => ({ data: f.thing }),
    sameFor: 'guests',
  });
  expect(one).toMatchObject({ id: 'things.one', method: 'GET', path: '/things/{id}/parts/{part}' });
  expect(one).toMatchObject({ access: 'public', sameFor: 'guests' });
  const { params, data, ...others } = await one.schemas();
  const part = '0198c0de-0000-7000-8000-000000000001';
  expect(params.parse({ id: '7', part })).toEqual({ id: 7, part });
  // What cannot be an id is that of nothing.
  expect(params.parse({ id: 'x', part: '7' })).toEqual({
    id: 0,
    part: '00000000-0000-0000-0000-000000000000',
  });
  expect(data.parse({ a: 1 })).toEqual({ a: 1 });
  expect(others).toEqual({});
});

test('an endpoint without anything to say takes nothing and answers nothing', async () => {
  const { data, ...others } = await post('end', '/things/end', 'account', { summary: 'Ends.' }).schemas();
  expect(data.parse({})).toEqual({});
  expect(others).toEqual({});
});
