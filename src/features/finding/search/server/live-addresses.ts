import { type FacetName, facetValues } from '#features/postings/facet-values.ts';
import type { Clock } from '#host/clock.ts';
import type { PostingColumns } from './posting-columns.ts';
import type { PostingIndex } from './posting-index.ts';

/** A page and the time of the last change to the postings it shows. */
export interface Addressed<Id> {
  id: Id;
  lastModified: Date;
}

/** Pages by id, in blocks of ids numbered from 1. */
export interface AddressBlocks {
  /** Numbers of the non-empty blocks. */
  blocks(): Promise<Addressed<number>[]>;
  inBlock(block: number): Promise<Addressed<number>[]>;
}

/** Pages of live postings for search engines, as up to date as the index; ended postings are excluded. */
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

/** Marks a posting to leave out. */
const none = -1;

/** Time of the latest change of live postings, indexed by `numberOf`; postings with `none` are left out. */
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

/** Converts the numbers that occur to ids, ascending. */
const listed = (latest: readonly number[], before = 0): Addressed<number>[] => {
  const list: Addressed<number>[] = [];
  // `forEach` skips the holes of the sparse array.
  latest.forEach((at, number) => {
    list.push({ id: before + number, lastModified: new Date(at) });
  });
  return list;
};

/** Time of the latest change by facet value; a posting can have several values. */
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

/** Live postings for the sitemap, read from the index without database queries. */
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
