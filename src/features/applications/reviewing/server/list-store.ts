import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Question } from '#features/postings/fields.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import type { ApplicationStatus } from '../../application-type.ts';
import type { AnsweredQuestion } from '../../fields.ts';
import { type ApplicationRow, applications } from '../../server/application-table.ts';
import type { ApplicationFilters, ApplicationsMeta } from '../fields.ts';
import { recordEvents } from './event-store.ts';
import { type Filtered, filterApplications, type Listed } from './list-filter.ts';
import { applicationEvents } from './review-table.ts';

const open = sql`${applications.withdrawnAt} is null`;

/** All applications of a posting, each as far as a list needs it; their texts only for a search. */
async function readListed(executor: Executor, postingId: number, searched: boolean): Promise<Listed[]> {
  const text = sql<string>`concat_ws(' ', ${applications.firstName}, ${applications.lastName}, ${applications.email}, ${applications.address}, ${applications.city}, case when ${open} then ${applications.coverLetter} end)`;
  return executor
    .select({
      id: applications.id,
      status: applications.status,
      unread: sql<boolean>`${applications.openedAt} is null and ${open}`,
      waits: sql<boolean>`${applications.answeredAt} is null and ${applications.erasedAt} is null and ${open}`,
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
 * What filters leave of a posting's applications, with all counts: worked out in memory, because the words of a search meet by their fold
 * keys, which the database cannot make, and a posting has some thousands of applications at most. The caller has made sure that the
 * posting is the company's own.
 */
export async function findApplications(
  executor: Executor,
  postingId: number,
  filters: ApplicationFilters,
): Promise<Filtered & { received: Pick<ApplicationsMeta, 'received' | 'unread' | 'waiting'> }> {
  const questions = await readQuestions(executor, postingId);
  const all = await readListed(executor, postingId, filters.q !== '');
  return {
    ...filterApplications(all, questions, filters),
    received: {
      received: all.length,
      unread: all.filter(({ unread }) => unread).length,
      waiting: all.filter(({ waits }) => waits).length,
    },
  };
}

/** Whole rows in the order of the ids. */
export async function readInOrder(executor: Executor, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What applications were sorted as, locked until the transaction ends; in one order, so that two groups never wait for each other. */
export async function lockStatuses(
  tx: Executor,
  ids: readonly string[],
): Promise<{ id: string; status: ApplicationStatus }[]> {
  return tx
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)
    .for('update');
}

/** Sorts these, which were sorted otherwise, and notes it in the history of each. */
export async function setStatuses(
  tx: Executor,
  ids: readonly string[],
  status: ApplicationStatus,
  by: { actorId: string; happenedAt: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(applications)
    .set({ status })
    .where(and(inArray(applications.id, [...ids]), ne(applications.status, status)));
  await recordEvents(tx, ids, { event: 'sorted', status, ...by });
}

/** Name of the member who sorted it last, their address where they have none; null when nobody did or that account is gone. */
export async function findLastSorter(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ name: accounts.name, lastName: accounts.lastName, email: accounts.email })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.id, applicationEvents.actorId))
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.event, 'sorted')))
    .orderBy(desc(applicationEvents.id))
    .limit(1);
  if (!row) return null;
  return [row.name, row.lastName].filter(Boolean).join(' ') || row.email;
}
