import { type FacetName, facetValues } from '#features/postings/facet-values.ts';
import type { Clock } from '#host/clock.ts';
import type { PostingColumns } from './posting-columns.ts';
import type { PostingIndex } from './posting-index.ts';

/** A page and when what it shows of postings was last changed. */
export interface Addressed<Id> {
  id: Id;
  lastModified: Date;
}

/** Pages with ids, in blocks of ids that are numbered from 1. */
export interface AddressBlocks {
  /** Numbers of the blocks that hold any. */
  blocks(): Promise<Addressed<number>[]>;
  inBlock(block: number): Promise<Addressed<number>[]>;
}

/** What search engines may know of live postings, as old as the index at most; ended ones are in none of it. */
export interface LiveAddresses {
  postings: AddressBlocks;
  /** Employers with live postings. */
  employers: AddressBlocks;
  /** Codes of categories that have live postings. */
  categories(): Promise<Addressed<string>[]>;
  /** Tags of places (`placeClosure`) that have live postings. */
  placeTags(): Promise<Addressed<string>[]>;
  /** Time of the newest change of a live posting; null when there is none. */
  lastModified(): Promise<Date | null>;
}

const blockSize = 2000;

const blockOf = (id: number): number => Math.floor((id - 1) / blockSize) + 1;

/** In no list. */
const none = -1;

/** The latest change of live postings, by a small number that each has; `none` leaves one out. */
const latestBy = (
  { alive, until, cells: { modifiedAt }, size }: PostingColumns,
  now: number,
  numberOf: (slot: number) => number,
): number[] => {
  const latest: number[] = [];
  for (let slot = 0; slot < size; slot += 1) {
    if (alive[slot] === 0 || (until[slot] as number) < now) continue;
    const number = numberOf(slot);
    const at = modifiedAt[slot] as number;
    if (number !== none && at > (latest[number] ?? 0)) latest[number] = at;
  }
  return latest;
};

/** Those numbers that any has, ascending, as ids. */
const listed = (latest: readonly number[], before = 0): Addressed<number>[] => {
  const list: Addressed<number>[] = [];
  // Numbers that none has are passed over.
  latest.forEach((at, number) => {
    list.push({ id: before + number, lastModified: new Date(at) });
  });
  return list;
};

/** The same by the values of a facet, of which a posting has several. */
const latestOfFacet = (columns: PostingColumns, now: number, facet: FacetName): Addressed<string>[] => {
  const { alive, until, cells, starts, values, size } = columns;
  const latest = new Float64Array(facetValues.length);
  for (let slot = 0; slot < size; slot += 1) {
    if (alive[slot] === 0 || (until[slot] as number) < now) continue;
    const at = cells.modifiedAt[slot] as number;
    const end = starts[slot + 1] as number;
    for (let place = starts[slot] as number; place < end; place += 1) {
      const value = values[place] as number;
      if (at > (latest[value] as number)) latest[value] = at;
    }
  }
  return facetValues
    .flatMap((value, number) => {
      const at = latest[number] as number;
      return value.facet === facet && at > 0 ? [{ id: value.code, lastModified: new Date(at) }] : [];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
};

/** The live postings for the sitemap, read from the index: no database query, however many there are. */
export function createLiveAddresses(deps: { index: Pick<PostingIndex, 'content'>; clock: Clock }): LiveAddresses {
  const { index, clock } = deps;
  const time = (): number => clock.now().getTime();

  const byId = (idOf: (columns: PostingColumns, slot: number) => number): AddressBlocks => ({
    async blocks() {
      const { columns } = await index.content();
      return listed(latestBy(columns, time(), (slot) => blockOf(idOf(columns, slot))));
    },
    async inBlock(block) {
      const { columns } = await index.content();
      const before = (block - 1) * blockSize;
      const inside = (slot: number): number => {
        const number = idOf(columns, slot) - before;
        return number > 0 && number <= blockSize ? number : none;
      };
      return listed(latestBy(columns, time(), inside), before);
    },
  });

  return {
    postings: byId(({ ids }, slot) => ids[slot] as number),
    employers: byId(({ cells, shared }, slot) => shared.employerId.list[cells.employerId[slot] as number] as number),
    categories: async () => latestOfFacet((await index.content()).columns, time(), 'categories'),
    placeTags: async () => latestOfFacet((await index.content()).columns, time(), 'locations'),

    async lastModified() {
      const [at] = latestBy((await index.content()).columns, time(), () => 0);
      return at === undefined ? null : new Date(at);
    },
  };
}
