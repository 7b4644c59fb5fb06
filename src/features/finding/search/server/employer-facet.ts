import type { FacetValue } from '#features/postings/fields.ts';
import { companyNames } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import type { ValueCounts } from '#search/value-counts.ts';

/** How many employers a list offers to be narrowed to. */
const maxEmployers = 8;

/** The employers with most postings, and the chosen ones even without any, by name. */
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
