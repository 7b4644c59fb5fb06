import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { Problem } from '#shared/problem.ts';
import { fold } from '#shared/serbian-text.ts';
import { mostSelected } from '../../application-type.ts';
import { applications } from '../../server/application-table.ts';
import type { ApplicationSelection } from '../fields.ts';
import { listSearchable } from './review-store.ts';

/**
 * Ids of a posting's applications that have all words of `q`; null when there are none to look for. Words are compared by
 * their fold keys, which the database cannot make; a posting has some thousands of applications at most.
 */
export async function searchApplications(
  executor: Executor,
  postingId: number,
  q: string,
): Promise<string[] | null> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const all = await listSearchable(executor, postingId);
  return all.filter(({ text }) => words.every((word) => fold(text).includes(word))).map(({ id }) => id);
}

/**
 * The ids of the applications that are meant, all of this posting: the named ones, or every one that a list with these
 * filters shows. The caller has made sure that the posting is the company's own.
 * @throws `applications.not-found` when a named one is not of this posting, `applications.too-many-selected`
 */
export async function selectApplications(
  executor: Executor,
  postingId: number,
  selection: ApplicationSelection,
): Promise<string[]> {
  if (selection.applicationIds) {
    const wanted = [...new Set(selection.applicationIds)];
    const rows = await executor
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.postingId, postingId), inArray(applications.id, wanted)));
    if (rows.length !== wanted.length) throw new Problem('applications.not-found');
    return wanted;
  }
  const status = selection.status === 'all' ? undefined : selection.status;
  const found = await searchApplications(executor, postingId, selection.q ?? '');
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.postingId, postingId),
        status && eq(applications.status, status),
        found ? inArray(applications.id, found) : undefined,
      ),
    )
    .limit(mostSelected + 1);
  if (rows.length > mostSelected)
    throw new Problem('applications.too-many-selected', { params: { max: mostSelected } });
  return rows.map(({ id }) => id);
}
