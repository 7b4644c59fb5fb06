import { facetFilters, type PostingsFilter } from '#features/postings/search-address.ts';
import type { Facets, FilterName, SaidFilter } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatDinars } from '#kit/money.ts';

/** A selected filter, and the search without it. */
export interface FilterChip {
  key: string;
  /** The filter of the value; `q` for recognised words. */
  filter: FilterName;
  label: string;
  without: PostingsFilter;
  /** Label of the chip's action, if it does not just remove a filter. */
  action?: string;
}

/** Sources of the labels for codes. */
export interface ChipLabels {
  facets: Facets;
  places: readonly { code: string; label: string }[];
  language: Language;
  t: Translate;
}

const facetChips = (filter: PostingsFilter, { facets, places, t }: ChipLabels): FilterChip[] =>
  facetFilters.flatMap((name) => {
    // A newly selected place is not yet in the response.
    const labels = name === 'locations' ? [...places, ...facets.locations] : facets[name];
    const labelOf = (code: string): string => labels.find((value) => value.code === code)?.label ?? code;
    return filter[name].map((code) => ({
      key: `${name} ${code}`,
      filter: name,
      // „Do godinu dana” alone would be unclear.
      label: name === 'experience' ? t('postings.filters.experienceChip', { label: labelOf(code) }) : labelOf(code),
      without: { ...filter, [name]: filter[name].filter((other) => other !== code) },
    }));
  });

const otherChips = (filter: PostingsFilter, { t, facets }: ChipLabels): FilterChip[] => [
  ...filter.employers.map((id) => ({
    key: `employer ${id}`,
    filter: 'employers' as const,
    label: facets.employers.find(({ code }) => code === String(id))?.label ?? t('postings.filters.employer', { id }),
    without: { ...filter, employers: filter.employers.filter((other) => other !== id) },
  })),
  ...filter.keywords.map((keyword) => ({
    key: `keyword ${keyword}`,
    filter: 'keywords' as const,
    label: t('postings.filters.keywordChip', { keyword }),
    without: { ...filter, keywords: filter.keywords.filter((other) => other !== keyword) },
  })),
  ...filter.productGroups.map((code) => ({
    key: `type ${code}`,
    filter: 'productGroups' as const,
    label: t(`advertising.types.${code}`),
    without: { ...filter, productGroups: filter.productGroups.filter((other) => other !== code) },
  })),
];

const singleChips = (filter: PostingsFilter, { t, language }: ChipLabels): FilterChip[] => {
  const chips: FilterChip[] = [];
  if (filter.salaryFrom !== null) {
    const amount = formatDinars(filter.salaryFrom, language);
    const without = { ...filter, salaryFrom: null, salaryUnstated: false };
    chips.push({
      key: 'salary',
      filter: 'salaryFrom',
      label: t('postings.filters.salaryChip', { amount }),
      without,
    });
  }
  if (filter.publishedWithin !== null) {
    const label = t('postings.filters.publishedChip', { count: filter.publishedWithin });
    chips.push({
      key: 'published',
      filter: 'publishedWithin',
      label,
      without: { ...filter, publishedWithin: null },
    });
  }
  return chips;
};

/** All selected filters in group order, each with the search without it. */
export const filterChips = (filter: PostingsFilter, labels: ChipLabels): FilterChip[] => [
  ...facetChips(filter, labels),
  ...otherChips(filter, labels),
  ...singleChips(filter, labels),
];

/** Filters recognised in the search words, each with the search in which the words are search words again. */
export const saidChips = (
  filter: PostingsFilter,
  said: readonly SaidFilter[],
  { t, language }: Pick<ChipLabels, 't' | 'language'>,
): FilterChip[] =>
  said.map(({ facet, values, amount, words, asWords }) => {
    const label =
      facet === 'salaryFrom' && amount !== null
        ? t('postings.filters.salaryChip', { amount: formatDinars(amount, language) })
        : values.map((value) => value.label).join(', ');
    return {
      key: `said ${asWords}`,
      filter: 'q',
      label: t('postings.filters.said', { label }),
      without: { ...filter, q: asWords },
      action: t('postings.filters.asWords', { words }),
    };
  });
