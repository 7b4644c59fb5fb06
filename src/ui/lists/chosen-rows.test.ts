import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listUsers } from '#features/accounts/administration/contract.ts';
import type { Api } from '#kit/api-client.ts';
import { readAllRows, withRows } from './chosen-rows.ts';

interface Asked {
  query: { page: number; pageSize: number; q: string };
}

/** A list that gives out its pages; `between` happens after each. */
const listOf = (rows: { id: string }[], between: (page: number) => void = () => {}) => {
  const asked: Asked['query'][] = [];
  const call = async (_: unknown, { query }: Asked) => {
    asked.push(query);
    const from = (query.page - 1) * query.pageSize;
    const data = rows.slice(from, from + query.pageSize);
    const meta = { page: query.page, pageSize: query.pageSize, total: rows.length };
    between(query.page);
    return { data, meta };
  };
  return { api: { call } as unknown as Api, asked };
};

const filters = { q: 'ana', accountType: null, email: null, state: null };
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }));

test('what is chosen as all that match is the list, whatever its length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 350 }), async (count) => {
      const { api, asked } = listOf(rowsOf(count));
      const all = await readAllRows(api, listUsers, filters);
      expect(all.map(({ id }) => id)).toEqual(rowsOf(count).map(({ id }) => id));
      expect(asked.every(({ q }) => q === 'ana')).toBe(true);
    }),
  );
});

test('a row that moves to the next page meanwhile is chosen once, and a list that shrinks ends', async () => {
  const rows = rowsOf(150);
  const { api } = listOf(rows, (page) => page === 1 && rows.unshift({ id: 'new' }));
  const all = await readAllRows(api, listUsers, filters);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const shrinking = rowsOf(150);
  const { api: other } = listOf(shrinking, () => shrinking.splice(20));
  expect(await readAllRows(other, listUsers, filters)).toHaveLength(100);
});

test('rows are chosen and left out without touching the others', () => {
  const [first, second, third] = rowsOf(3) as [{ id: string }, { id: string }, { id: string }];
  const both = withRows(new Map(), [first, second], true);
  expect([...withRows(both, [third], true).keys()]).toEqual(['row-0', 'row-1', 'row-2']);
  expect([...withRows(both, [first, third], false).keys()]).toEqual(['row-1']);
  expect(both.size).toBe(2);
});
