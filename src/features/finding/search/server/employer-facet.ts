import type { FacetValue } from '#features/postings/fields.ts';
import { companyNames } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import type { ValueCounts } from '#search/value-counts.ts';

/** Max number of employers in the facet, in addition to the selected ones. */
const maxEmployers = 8;

/** The employers with most postings, and the selected ones even without postings. */
export async function toEmployerFacet(
  executor: Executor,
  counts: ValueCounts,
  chosen: number[],
): Promise<FacetValue[]> {
  const ids = [...new Set([...counts.most(maxEmployers).map(({ id }) => id), ...chosen])];
  const names = await companyNames(executor, ids);
  return ids.flatMap((id) => {
    const label = names.get(id);
    return label === undefined ? [] : [{ code: String(id), label, count: counts.of(id) }];
  });
}
