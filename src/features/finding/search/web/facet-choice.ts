import type { FacetValue } from '#features/postings/fields.ts';

/** A filter's values, those to be seen at once and those behind „Još n”. */
export interface FacetChoice {
  shown: FacetValue[];
  more: FacetValue[];
}

/** Means nearly all postings; the field of the search says the same words where no place is chosen. */
const wholeCountry = 'cela-srbija';

/**
 * The busiest `most` values and all chosen ones are visible, in the order of the list; the rest is folded. `labels`
 * names chosen values that are not in the list of counts (a municipality, a region).
 */
export function facetChoice(
  values: readonly FacetValue[],
  chosen: readonly string[],
  most: number,
  labels: readonly { code: string; label: string }[] = [],
): FacetChoice {
  const offered = values.filter(({ code }) => code !== wholeCountry || chosen.includes(code));
  const missing = labels
    .filter(({ code }) => chosen.includes(code) && !values.some((value) => value.code === code))
    .map(({ code, label }) => ({ code, label, count: 0 }));
  const busiest = new Set(
    [...offered]
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ code }) => code),
  );
  const isShown = ({ code }: FacetValue): boolean => busiest.has(code) || chosen.includes(code);
  return {
    shown: [...missing, ...offered.filter(isShown)],
    more: offered.filter((value) => !isShown(value)),
  };
}
