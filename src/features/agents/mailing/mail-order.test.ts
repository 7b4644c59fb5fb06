import { describe, expect, test } from 'vitest';
import { choosePostings, type FoundPosting, inMailOrder, maxMailed } from './mail-order.ts';

const found = (postingId: number, change: Partial<FoundPosting> = {}): FoundPosting => ({
  agentId: 1,
  postingId,
  priority: 4,
  publishedAt: new Date('2026-03-01T10:00:00Z'),
  categories: ['racunovodstvo'],
  employerId: 100 + postingId,
  locations: ['beograd'],
  workModel: null,
  ...change,
});
const ids = (list: readonly FoundPosting[]) => list.map(({ postingId }) => postingId);

describe('the order of a mail', () => {
  test('is that of lists without opinions: paid places, then the newest', () => {
    const later = new Date('2026-03-01T11:00:00Z');
    const list = [found(1), found(2, { publishedAt: later }), found(3, { priority: 1 }), found(4)];
    expect(ids(inMailOrder(list, []))).toEqual([3, 2, 4, 1]);
  });

  test.each<[string, Partial<FoundPosting>]>([
    ['category', { categories: ['obrazovanje'] }],
    ['employer', { employerId: 7 }],
    ['place', { locations: ['nis'] }],
    ['work model', { workModel: 'udaljeno' }],
  ])('puts what shares a %s with a useful posting first, with a useless one last', (_, trait) => {
    const list = [found(1, { priority: 1 }), found(2, { ...trait, priority: 5 })];
    const opinion = { categories: [], employerId: 0, locations: [], workModel: null, ...trait };
    expect(ids(inMailOrder(list, [{ ...opinion, useful: true }]))).toEqual([2, 1]);
    const backwards = [found(1, { priority: 5 }), found(2, { ...trait, priority: 1 })];
    expect(ids(inMailOrder(backwards, [{ ...opinion, useful: false }]))).toEqual([1, 2]);
  });
});

describe('what each mail names', () => {
  const writers = [
    { agentId: 1, owner: 'a' },
    { agentId: 2, owner: 'a' },
    { agentId: 3, owner: 'b' },
  ];

  test('is at most ten', () => {
    const many = Array.from({ length: 30 }, (_, at) => found(at + 1));
    expect(choosePostings(writers, many, () => []).get(1)).toHaveLength(maxMailed);
  });

  test('is what no earlier mail of the owner names; without anything there is no mail', () => {
    const list = [1, 2, 3].flatMap((agentId) => [found(5, { agentId })]);
    expect(choosePostings(writers, list, () => [])).toEqual(
      new Map([
        [1, [5]],
        [3, [5]],
      ]),
    );
    expect(choosePostings(writers, [...list, found(6, { agentId: 2 })], () => []).get(2)).toEqual([6]);
  });
});
