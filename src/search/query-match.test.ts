import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vectorOf } from '#tests/builders/vector-builder.ts';
import { ranksOf } from './internal/query-rank.ts';
import { intersected, QueryMatch, united, without } from './query-match.ts';
import { parseQuery, type TextQuery } from './text-query.ts';
import { anywhere, inHead, inTitle, WordLists } from './word-lists.ts';

const lists = new WordLists();
for (const [slot, words] of [
  { medicinsk: ['A1'], sestr: ['A2'], bolnic: ['B5'], rad: ['C9'] },
  { medicinsk: ['A1', 'C20'], sestr: ['A3'], jav: ['A9'] },
  { medicinsk: ['B7'], sestr: ['B8'], javn: ['B9'], java: ['A4', 'A6'] },
  { medicinsk: ['C7'], sestr: ['C8'] },
  { rad: ['A1'] },
].entries())
  lists.add(slot, vectorOf(words));
const live = { alive: Uint8Array.of(1, 1, 1, 1, 1, 0), until: new Float64Array(6).fill(9), now: 9 };
const match = new QueryMatch(lists, live, new Map([[`'medicinsk' <-> 'sestr'`, Int32Array.of(0, 2, 3)]]));
const found = (text: string, places = anywhere): number[] => [...match.slotsOf(parseQuery(text), places)];

describe('queries over the lists', () => {
  test.each<[string, number[]]>([
    [`'medicinsk'`, [0, 1, 2, 3]],
    [`'medicinsk':A`, [0, 1]],
    [`'medicinsk':AB & 'sestr':B`, [2]],
    [`'rad' | 'java'`, [0, 2, 4]],
    [`'jav':*`, [1, 2]],
    [`'jav':*A`, [1, 2]],
    [`'medicinsk' & !'rad'`, [1, 2, 3]],
    [`!'medicinsk'`, [4]],
    [`!'medicinsk' & !'rad'`, []],
    [`'medicinsk':A <-> 'sestr':A`, [0]],
    [`'medicinsk':A <2> 'sestr':A`, [1]],
    [`'medicinsk':AB <-> 'sestr':AB`, [0, 2]],
    [`'sestr':AB <-> 'medicinsk':AB`, []],
    [`'medicinsk' <-> 'sestr'`, [0, 2, 3]],
    [`'nema'`, []],
    [`'nema':*`, []],
    ['', []],
  ])('%s', (text, slots) => expect(found(text)).toEqual(slots));

  test('in the head or the title alone', () => {
    expect(found(`'medicinsk' & 'sestr'`, inHead)).toEqual([0, 1, 2]);
    expect(found(`'medicinsk' & 'sestr'`, inTitle)).toEqual([0, 1]);
    expect(found(`'medicinsk' <-> 'sestr'`, inTitle)).toEqual([0]);
    expect(found(`'jav':*`, inTitle)).toEqual([1, 2]);
    expect(found(`'medicinsk':B`, inTitle)).toEqual([]);
  });

  test('nearer words rank higher, text counts for nothing', () => {
    const query = parseQuery(`'medicinsk' & 'sestr'`) as TextQuery;
    const [near, far, subtitle, text] = ranksOf(match, query, Int32Array.of(0, 1, 2, 3));
    expect(near).toBeGreaterThan(far as number);
    expect(far).toBeGreaterThan(subtitle as number);
    expect(subtitle).toBeGreaterThan(text as number);
    expect(text).toBe(Math.fround(1e-20));
  });
});

const slots = fc.uniqueArray(fc.nat(40)).map((list) => Int32Array.from(list).sort());

test('lists of slots are joined as sets are', () => {
  fc.assert(
    fc.property(slots, slots, (some, others) => {
      const a = new Set(some);
      const b = new Set(others);
      const sorted = (set: Set<number>): number[] => [...set].sort((x, y) => x - y);
      expect([...intersected(some, others)]).toEqual(sorted(a.intersection(b)));
      expect([...united(some, others)]).toEqual(sorted(a.union(b)));
      expect([...without(some, others)]).toEqual(sorted(a.difference(b)));
    }),
  );
});
