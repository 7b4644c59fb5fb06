import { emptyFilter, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import type { NothingFoundHelp } from '#features/postings/search-fields.ts';
import type { FilterChip } from './filter-chips.ts';

/** One thing that an empty list offers to give up, with how many postings there are then. */
export interface Relaxation {
  label: string;
  count: number;
  address: string;
}

const mostOffered = 2;

/** The filters, or the words, whose removal alone gives results; most results first. */
export function relaxations(
  filter: PostingsFilter,
  chips: readonly FilterChip[],
  { without }: Pick<NothingFoundHelp, 'without'>,
): Relaxation[] {
  return without.slice(0, mostOffered).flatMap(({ filter: name, count }) => {
    if (name === 'q')
      return [{ label: `„${filter.q}”`, count, address: postingsAddress({ ...filter, q: '' }) }];
    const ofFilter = chips.filter((chip) => chip.filter === name);
    const words = name === 'keywords' ? filter.keywords.map((keyword) => `„${keyword}”`) : null;
    const label = (words ?? ofFilter.map((chip) => chip.label)).join(', ');
    const address = postingsAddress({ ...filter, [name]: emptyFilter[name] });
    return label === '' ? [] : [{ label, count, address }];
  });
}
