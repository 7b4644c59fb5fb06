import { type FacetName, facetNumber } from '#features/postings/facet-values.ts';
import { fittingFirst, namedFirst, type Tier, whole } from '#search/pages.ts';
import type { Content } from './index-content.ts';
import type { Understood } from './question.ts';
import { statesNoExperience } from './stated-experience.ts';

/**
 * Puts the postings that match the words best first: those found by the name of the field of work (`named`), those in
 * the requested place before Cela Srbija, and those that state the experience before those that state none.
 */
export function tiersFor(
  { columns }: Pick<Content, 'columns'>,
  { order, named, understood }: { order: Int32Array; named: Int32Array | null; understood: readonly Understood[] },
): Tier[] {
  const said = (facet: FacetName): number[] =>
    understood.flatMap(({ meaning }) =>
      meaning.facet === facet && 'codes' in meaning
        ? meaning.codes.flatMap((code) => facetNumber(facet, code) ?? [])
        : [],
    );
  const places = said('locations');
  const isThere = (slot: number): boolean => places.some((value) => columns.hasValue(slot, value));
  const statesIt = (slot: number): boolean => !statesNoExperience((value) => columns.hasValue(slot, value));
  const tiers = named ? namedFirst(columns, named, order) : whole(order);
  const placed = places.length > 0 ? fittingFirst(tiers, isThere) : tiers;
  return said('experience').length > 0 ? fittingFirst(placed, statesIt) : placed;
}
