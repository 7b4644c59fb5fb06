import { emptyFilter, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import type { FilterName, NothingFoundHelp } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import { quoted } from '#kit/i18n/punctuation.ts';
import type { FilterChip } from './filter-chips.ts';

/** Filters that an empty list suggests dropping, with the resulting number of postings. */
export interface Relaxation {
  label: string;
  count: number;
  address: string;
}

const maxOffered = 2;

/** The fewest filters, including words, whose removal gives results; first those that keep the place. */
export function relaxations(
  filter: PostingsFilter,
  chips: readonly FilterChip[],
  { without, language }: Pick<NothingFoundHelp, 'without'> & { language: Language },
): Relaxation[] {
  const labelsOf = (name: FilterName): string[] => {
    if (name === 'q') return [quoted([filter.q], language)];
    if (name === 'keywords') return [quoted(filter.keywords, language)];
    return chips.filter((chip) => chip.filter === name).map((chip) => chip.label);
  };
  return without.slice(0, maxOffered).flatMap(({ filters, count }) => {
    const label = filters.flatMap(labelsOf).join(', ');
    const less = Object.fromEntries(filters.map((name) => [name, emptyFilter[name]]));
    const address = postingsAddress({ ...filter, ...less });
    return label === '' ? [] : [{ label, count, address }];
  });
}
