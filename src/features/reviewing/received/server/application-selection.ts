import { and, eq, inArray } from 'drizzle-orm';
import { maxSelected } from '#features/applying/application-type.ts';
import { applications } from '#features/applying/server/application-table.ts';
import type { Executor } from '#host/database/database.ts';
import { Problem } from '#kit/problem.ts';
import { type ApplicationFilters, type ApplicationSelection, applicationFilters } from '../fields.ts';
import { findApplications } from './list-store.ts';

/**
 * Ids of all applications that match the filters, on all pages, in the list's order.
 * @throws `applications.too-many-selected`
 */
export async function selectMatching(
  executor: Executor,
  postingId: number,
  filters: ApplicationFilters,
): Promise<string[]> {
  const found = await findApplications(executor, postingId, filters);
  if (found.counts.total > maxSelected)
    throw new Problem('applications.too-many-selected', { params: { max: maxSelected } });
  return found.matching.map(({ id }) => id);
}

/**
 * The ids of the selected applications of this posting: the given ones, or all that match the filters. The caller has
 * checked that the posting is the company's own.
 * @throws `applications.not-found` when a given one is not of this posting, `applications.too-many-selected`
 */
export async function selectApplications(
  executor: Executor,
  postingId: number,
  selection: ApplicationSelection,
): Promise<string[]> {
  if (!selection.applicationIds) return selectMatching(executor, postingId, applicationFilters.parse(selection));
  const wanted = [...new Set(selection.applicationIds.map((id) => id.toLowerCase()))];
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.postingId, postingId), inArray(applications.id, wanted)));
  if (rows.length !== wanted.length) throw new Problem('applications.not-found');
  return wanted;
}
