import { eq, inArray, sql } from 'drizzle-orm';
import type { AnsweredQuestion } from '#features/applying/fields.ts';
import { type ApplicationRow, applications, awaitsReply } from '#features/applying/server/application-table.ts';
import type { Question } from '#features/postings/fields.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { ApplicationFilters, ApplicationsMeta } from '../fields.ts';
import { type Filtered, filterApplications, type Listed } from './list-filter.ts';

const open = sql`${applications.withdrawnAt} is null`;

/** All applications of a posting with the data needed for a list; their texts only for a search. */
async function readListed(executor: Executor, postingId: number, searched: boolean): Promise<Listed[]> {
  const text = sql<string>`concat_ws(' ', ${applications.firstName}, ${applications.lastName}, ${applications.email}, ${applications.address}, ${applications.city}, case when ${open} then ${applications.coverLetter} end)`;
  return executor
    .select({
      id: applications.id,
      status: applications.status,
      unread: sql<boolean>`${applications.openedAt} is null and ${open}`,
      waits: sql<boolean>`${applications.answeredAt} is null and ${applications.erasedAt} is null and ${open}`,
      awaitingReplySince:
        sql<Date | null>`case when ${awaitsReply} then ${applications.awaitingReplySince} end`.mapWith(
          applications.awaitingReplySince,
        ),
      createdAt: applications.createdAt,
      answers: sql<AnsweredQuestion[]>`case when ${open} then ${applications.answers} else '[]'::jsonb end`,
      text: searched ? text : sql<string>`''`,
    })
    .from(applications)
    .where(eq(applications.postingId, postingId));
}

async function readQuestions(executor: Executor, postingId: number): Promise<Question[]> {
  const [row] = await executor
    .select({ questions: postings.questions })
    .from(postings)
    .where(eq(postings.id, postingId));
  return row?.questions ?? [];
}

/**
 * Filters a posting's applications, with all counts: in memory, because search words are compared by their folded form,
 * which the database cannot compute, and a posting has some thousands of applications at most. The caller has checked
 * that the posting is the company's own.
 */
export async function findApplications(
  executor: Executor,
  postingId: number,
  filters: ApplicationFilters,
): Promise<Filtered & { received: Pick<ApplicationsMeta, 'received' | 'unread' | 'waiting' | 'awaitingReply'> }> {
  const questions = await readQuestions(executor, postingId);
  const all = await readListed(executor, postingId, filters.q !== '');
  return {
    ...filterApplications(all, questions, filters),
    received: {
      received: all.length,
      unread: all.filter(({ unread }) => unread).length,
      waiting: all.filter(({ waits }) => waits).length,
      awaitingReply: all.filter(({ awaitingReplySince }) => awaitingReplySince !== null).length,
    },
  };
}

/** Complete rows in the order of the ids. */
export async function readInOrder(executor: Executor, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
