import type { QueryMatch, Slots } from '../query-match.ts';
import { type TextQuery, type WordNode, wordsOf } from '../text-query.ts';
import { type Entries, inHead, inTitle, type Positions } from '../word-lists.ts';

/* `ts_rank(search_head, query)` with the default weights, bit for bit: PostgreSQL computes in single precision, and
   sums in the order of the stems (src/backend/utils/adt/tsrank.c). */

const single = Math.fround;
const weightOfTitle = 1;
const weightOfSubtitle = single(0.4);
/** The limit of the sum of 1 ÷ n². */
const maxRepeats = 1.64493406685;
const nowhereNear = single(1e-20);
const farAway = single(1e-30);
const near = Float32Array.from({ length: 101 }, (_, distance) => 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)));

const weightAt = (read: Positions, place: number): number => (read.title[place] ? weightOfTitle : weightOfSubtitle);

/** Each stem once, sorted by bytes; the whole word where it is also a prefix. */
const operandsOf = (query: TextQuery): WordNode[] => {
  const byStem = new Map<string, WordNode>();
  for (const word of wordsOf(query)) if (!byStem.has(word.stem) || !word.begun) byStem.set(word.stem, word);
  return [...byStem.values()].sort((a, b) => Buffer.compare(Buffer.from(a.stem), Buffer.from(b.stem)));
};

/** The contribution of one stem alone: each repetition counts less. */
const worthOf = (read: Positions): number => {
  let sum = 0;
  let best = -1;
  let bestAt = 0;
  for (let place = 0; place < read.at.length; place += 1) {
    const weight = weightAt(read, place);
    sum = single(sum + single(weight / ((place + 1) * (place + 1))));
    if (weight > best) {
      best = weight;
      bestAt = place;
    }
  }
  return single(single(best + sum) - single(best / ((bestAt + 1) * (bestAt + 1)))) / maxRepeats;
};

const onceInTitle = worthOf({ at: [1], title: [true] });
const onceInSubtitle = worthOf({ at: [1], title: [false] });

/** The contribution of two words of an item: the nearer, the higher. */
const pairWorth = (a: number, b: number, distance: number): number => {
  const nearness = distance > 100 ? farAway : (near[distance] as number);
  return single(Math.sqrt(single(single(a * b) * nearness)));
};

/** Adds the contribution of two stems of an item to the rank; −1 means no rank yet. */
const withPairs = (rank: number, some: Positions, others: Positions): number => {
  let so = rank;
  for (let a = 0; a < some.at.length; a += 1) {
    for (let b = 0; b < others.at.length; b += 1) {
      const distance = Math.abs((some.at[a] as number) - (others.at[b] as number));
      if (distance === 0) continue;
      const worth = pairWorth(weightAt(some, a), weightAt(others, b), distance);
      so = so < 0 ? worth : single(1 - (1 - so) * (1 - worth));
    }
  }
  return so;
};

const ranksOfAny = (match: QueryMatch, operands: readonly WordNode[], candidates: Slots): Float32Array => {
  const ranks = new Float32Array(candidates.length);
  const read: Positions = { at: [], title: [] };
  for (const operand of operands) {
    const { slots, masks, heads } = match.entriesOf(operand);
    let place = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      while (place < candidates.length && (candidates[place] as number) < slot) place += 1;
      if (place === candidates.length) break;
      if (candidates[place] !== slot || masks[at] === 0) continue;
      const head = heads[at] as number;
      const mask = masks[at] as number;
      if (mask !== inHead && match.lists.hasOne(head)) {
        ranks[place] = (ranks[place] as number) + (mask === inTitle ? onceInTitle : onceInSubtitle);
        continue;
      }
      match.lists.positionsAt(head, mask, read);
      ranks[place] = (ranks[place] as number) + worthOf(read);
    }
  }
  for (let place = 0; place < ranks.length; place += 1) ranks[place] = (ranks[place] as number) / operands.length;
  return ranks;
};

const ranksOfAll = (match: QueryMatch, operands: readonly WordNode[], candidates: Slots): Float32Array => {
  const entries = operands.map((operand): Entries => match.entriesOf(operand));
  const at = operands.map(() => 0);
  const read = operands.map((): Positions => ({ at: [], title: [] }));
  const ranks = new Float32Array(candidates.length);
  for (let place = 0; place < candidates.length; place += 1) {
    const slot = candidates[place] as number;
    let rank = -1;
    for (let one = 0; one < operands.length; one += 1) {
      const { slots, masks, heads } = entries[one] as Entries;
      const mine = read[one] as Positions;
      mine.at.length = 0;
      let here = at[one] as number;
      while (here < slots.length && (slots[here] as number) < slot) here += 1;
      for (; here < slots.length && slots[here] === slot; here += 1) {
        if (masks[here] === 0) continue;
        match.lists.positionsAt(heads[here] as number, masks[here] as number, mine);
        for (let other = 0; other < one; other += 1) rank = withPairs(rank, mine, read[other] as Positions);
      }
      at[one] = here;
    }
    ranks[place] = rank < 0 ? nowhereNear : rank;
  }
  return ranks;
};

/** The rank of each of the ascending slots, by its head. */
export function ranksOf(match: QueryMatch, query: TextQuery, candidates: Slots): Float32Array {
  const operands = operandsOf(query);
  const isAll = (query.op === 'and' || query.op === 'phrase') && operands.length > 1;
  return isAll ? ranksOfAll(match, operands, candidates) : ranksOfAny(match, operands, candidates);
}
