import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { type ApplicationRow, applications } from '../../server/application-table.ts';
import type { ApplicationPlace, ApplicationsQuery } from '../fields.ts';
import { searchApplications } from './application-selection.ts';

/** What a list with these filters shows of a posting, and in which order. */
export interface ListedApplications {
  condition: SQL | undefined;
  order: SQL;
}

/** The filters of the list as SQL; what is searched for is looked up first. */
export async function listedBy(
  executor: Executor,
  postingId: number,
  query: ApplicationsQuery,
): Promise<ListedApplications> {
  const found = await searchApplications(executor, postingId, query.q);
  return {
    condition: and(
      query.status === 'all' ? undefined : eq(applications.status, query.status),
      found ? inArray(applications.id, found) : undefined,
    ),
    order: sql`${applications.createdAt} desc, ${applications.id} desc`,
  };
}

/**
 * Position and neighbours of an application in a list, by one statement. One that the filters leave out (it was just sorted)
 * has no position, but the neighbours that it would have.
 */
export async function findPlace(
  executor: Executor,
  { id, postingId }: Pick<ApplicationRow, 'id' | 'postingId'>,
  { condition, order }: ListedApplications,
): Promise<ApplicationPlace> {
  // The table under its own name once more, so that the filters and the order are those of the list.
  const { rows } = await executor.execute<{
    place: number;
    total: number;
    listed: boolean;
    previousId: string | null;
    nextId: string | null;
  }>(sql`
    select place, total, listed, "previousId", "nextId" from (
      select id, listed, (row_number() over w)::int as place,
        (count(*) filter (where listed) over ())::int as total,
        lag(id) over w as "previousId", lead(id) over w as "nextId"
      from (
        select ${applications}.*, (${condition ?? sql`true`}) as listed
        from ${applications} where ${applications.postingId} = ${postingId}
      ) as applications
      where listed or id = ${id}
      window w as (order by ${order})
    ) as placed where id = ${id}`);
  const [row] = rows;
  // Deleted since it was read.
  if (!row) return { place: null, total: 0, previousId: null, nextId: null };
  const { place, total, listed: isListed, previousId, nextId } = row;
  return { place: isListed ? place : null, total, previousId, nextId };
}
