import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type VectorWords, vectorOf } from '#tests/builders/vector-builder.ts';
import { inSubtitle, inTitle, type LiveSlots, type Positions, WordLists } from './word-lists.ts';

const now = 1000;
const liveSlots = (size: number, dead: readonly number[] = []): LiveSlots => ({
  alive: Uint8Array.from({ length: size }, (_, slot) => (dead.includes(slot) ? 0 : 1)),
  until: new Float64Array(size).fill(now),
  now,
});
const listsOf = (vectors: readonly VectorWords[]): WordLists => {
  const lists = new WordLists();
  for (const [slot, words] of vectors.entries()) lists.add(slot, vectorOf(words));
  return lists;
};

/** Of a word its slots with the positions in their heads, as they were given. */
const told = (lists: WordLists, word: string, live: LiveSlots | null): Record<number, string[]> => {
  const term = lists.terms.find(word);
  if (term === null) return {};
  const { slots, masks, heads } = lists.entriesOf(term, live);
  const read: Positions = { at: [], title: [] };
  return Object.fromEntries(
    [...slots].map((slot, at) => {
      if (masks[at] === 0) return [slot, []];
      lists.positionsAt(heads[at] as number, masks[at] as number, read);
      return [slot, read.at.map((position, place) => `${read.title[place] ? 'A' : 'B'}${position}`)];
    }),
  );
};

test('a word has the slots that hold it, with its positions in title and subtitle, without those in the text', () => {
  const lists = listsOf([
    { kuvar: ['A1', 'B7', 'C30'], beograd: ['A2'] },
    { kuvar: ['C4', 'C90'] },
    {},
    { kuvar: ['B12'], 'nov sad': ['A1', 'A2', 'A300'] },
  ]);
  expect(told(lists, 'kuvar', liveSlots(4))).toEqual({ 0: ['A1', 'B7'], 1: [], 3: ['B12'] });
  expect(told(lists, 'nov sad', liveSlots(4))).toEqual({ 3: ['A1', 'A2', 'A300'] });
  expect(told(lists, 'pekar', liveSlots(4))).toEqual({});
});

test('dead slots and ended ones are left out, at the last sequence they are still there', () => {
  const lists = listsOf([{ kuvar: ['A1'] }, { kuvar: ['A1'] }, { kuvar: ['A1'] }]);
  const live = liveSlots(3, [0]);
  live.until[1] = now - 1;
  expect(told(lists, 'kuvar', live)).toEqual({ 2: ['A1'] });
  expect(Object.keys(told(lists, 'kuvar', null))).toEqual(['0', '1', '2']);
  expect(lists.countOf(lists.terms.find('kuvar') as number)).toBe(3);
});

test('a word of the most positions and the most letters that PostgreSQL has is kept, however full its block', () => {
  const most = Array.from({ length: 255 }, (_, at) => `${at % 2 ? 'A' : 'B'}${16_383 - (254 - at) * 64}`);
  const long = 'x'.repeat(2046);
  const lists = listsOf(Array.from({ length: 40 }, () => ({ puno: most, [long]: ['A1'] })));
  const all = Object.fromEntries(Array.from({ length: 40 }, (_, slot) => [slot, most]));
  expect(told(lists, 'puno', liveSlots(40))).toEqual(all);
  expect(Object.keys(told(lists, long, liveSlots(40)))).toHaveLength(40);
});

test('a list of many slots goes on through many blocks and pages', () => {
  const lists = new WordLists();
  const size = 400_000;
  const head = vectorOf({ posao: ['A1', 'B9'] });
  const text = vectorOf({ posao: ['C3'] });
  for (let slot = 0; slot < size; slot += 1) if (slot % 3 < 2) lists.add(slot, slot % 3 === 0 ? head : text);
  const { slots, masks } = lists.entriesOf(lists.terms.find('posao') as number, liveSlots(size));
  expect(slots.length).toBe(Math.ceil((size * 2) / 3));
  let wrong = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = Math.floor(at / 2) * 3 + (at % 2);
    if (slots[at] !== slot || masks[at] !== (at % 2 === 0 ? inTitle | inSubtitle : 0)) wrong += 1;
  }
  expect(wrong).toBe(0);
  expect(lists.memory / slots.length).toBeLessThan(10);
});

const vector = fc.dictionary(
  fc.constantFrom('kuvar', 'pekar', 'ž', 'nov', 'sad', 'a'),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 16_383 }), { minLength: 1, maxLength: 6 })
    .chain((positions) =>
      fc.tuple(
        ...[...positions].sort((a, b) => a - b).map((at) => fc.constantFrom('A', 'B', 'C').map((w) => `${w}${at}`)),
      ),
    ),
);

test('moved to other slots without the dead, everything is where it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(vector, { maxLength: 30 }), fc.array(fc.nat(29)), async (vectors, dead) => {
      const lists = listsOf(vectors as VectorWords[]);
      const saved = vectors.map((_, slot) => slot).filter((slot) => !dead.includes(slot));
      const newSlots = new Int32Array(vectors.length).fill(-1);
      for (const [to, slot] of saved.entries()) newSlots[slot] = to;
      const moved = await lists.moved(newSlots, async () => {});
      const again = listsOf(saved.map((slot) => vectors[slot] as VectorWords));
      moved.add(saved.length, vectorOf({ kuvar: ['A5'] }));
      again.add(saved.length, vectorOf({ kuvar: ['A5'] }));
      for (const word of ['kuvar', 'pekar', 'ž', 'nov', 'sad', 'a'])
        expect(told(moved, word, null)).toEqual(told(again, word, null));
    }),
  );
});
