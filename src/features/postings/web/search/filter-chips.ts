import { facetFilters, type PostingsFilter } from '#features/postings/search-address.ts';
import type { Facets } from '#features/postings/search-fields.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatDinars } from '#shared/money.ts';

/** One chosen filter, and the search without it. */
export interface FilterChip {
  key: string;
  label: string;
  without: PostingsFilter;
}

/** Where the words for codes come from. */
export interface ChipLabels {
  facets: Facets;
  places: readonly { code: string; label: string }[];
  language: Language;
  t: Translate;
}

const facetChips = (filter: PostingsFilter, { facets, places, t }: ChipLabels): FilterChip[] =>
  facetFilters.flatMap((name) => {
    // What was chosen a moment ago is not yet among the places of the answer.
    const labels = name === 'locations' ? [...places, ...facets.locations] : facets[name];
    const labelOf = (code: string): string => labels.find((value) => value.code === code)?.label ?? code;
    return filter[name].map((code) => ({
      key: `${name} ${code}`,
      // „Do godinu dana” alone would not say of what.
      label:
        name === 'experience'
          ? t('postings.filters.experienceChip', { label: labelOf(code) })
          : labelOf(code),
      without: { ...filter, [name]: filter[name].filter((other) => other !== code) },
    }));
  });

const otherChips = (filter: PostingsFilter, { t, facets }: ChipLabels): FilterChip[] => [
  ...filter.employers.map((id) => ({
    key: `employer ${id}`,
    label:
      facets.employers.find(({ code }) => code === String(id))?.label ??
      t('postings.filters.employer', { id }),
    without: { ...filter, employers: filter.employers.filter((other) => other !== id) },
  })),
  ...filter.productGroups.map((code) => ({
    key: `type ${code}`,
    label: t(`advertising.types.${code}`),
    without: { ...filter, productGroups: filter.productGroups.filter((other) => other !== code) },
  })),
];

const singleChips = (filter: PostingsFilter, { t, language }: ChipLabels): FilterChip[] => {
  const chips: FilterChip[] = [];
  if (filter.salaryFrom !== null) {
    const amount = formatDinars(filter.salaryFrom, language);
    const without = { ...filter, salaryFrom: null, salaryUnstated: false };
    chips.push({ key: 'salary', label: t('postings.filters.salaryChip', { amount }), without });
  }
  if (filter.publishedWithin !== null) {
    const label = t('postings.filters.publishedChip', { count: filter.publishedWithin });
    chips.push({ key: 'published', label, without: { ...filter, publishedWithin: null } });
  }
  return chips;
};

/** All chosen filters in the order of the groups, each with the search that remains without it. */
export const filterChips = (filter: PostingsFilter, labels: ChipLabels): FilterChip[] => [
  ...facetChips(filter, labels),
  ...otherChips(filter, labels),
  ...singleChips(filter, labels),
];

/**
 * The filter an empty list offers to remove: a counted one whose group has results without it (its facet is counted
 * without its own filter), else the last chosen.
 */
export function chipToRelax(
  chips: readonly FilterChip[],
  filter: PostingsFilter,
  facets: Facets,
): FilterChip | null {
  const name = facetFilters.find(
    (facet) => filter[facet].length === 1 && facets[facet].some(({ count }) => count > 0),
  );
  const helpful = name && chips.find(({ key }) => key === `${name} ${filter[name][0]}`);
  return helpful ?? chips.at(-1) ?? null;
}
