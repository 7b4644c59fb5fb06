import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { pageOffset } from '#kit/paging.ts';
import type { EmployerPostings } from '../../server/employer-postings.ts';
import { type EmployerRow, employers } from '../../server/employer-table.ts';
import { folded, serbianOrder } from '../../server/serbian-order.ts';
import type { EmployerSort } from '../directory-address.ts';
import { nameWords } from './directory-words.ts';

/** Query of the list, with the ids of the companies whose postings match. */
export interface DirectoryQuestion {
  /** All companies with live postings. */
  hiring: { id: number; count: number }[];
  words: string;
  /** Companies with live postings in a category that the words match. */
  ofNamedCategories: number[];
  /** Companies with live postings in a selected category; null when none is selected. */
  ofCategories: number[] | null;
  /** Companies with live postings in the selected categories and places; null when nothing is selected. */
  fitting: number[] | null;
  /** Folded names of the selected places. */
  placeNames: string[];
}

const among = (ids: number[]): SQL => sql`${employers.id} = any(${sql.param(ids)}::int[])`;

const wordsCondition = ({ words, ofNamedCategories }: DirectoryQuestion): SQL | undefined => {
  if (words === '') return undefined;
  const parts = nameWords(words);
  if (parts.length === 0) return sql`false`;
  const starts = parts.map((word) => `\\m${word}`);
  const named = sql`replace(${employers.companyFolded}, '.', '') ~ all(${sql.param(starts)}::text[])`;
  return sql`(${named} or ${employers.pib} = ${parts.join('')} or ${among(ofNamedCategories)})`;
};

/** Matches companies by their own town too; with a selected category, these must also hire in it. */
const placeCondition = ({ fitting, ofCategories, placeNames }: DirectoryQuestion): SQL | undefined => {
  if (fitting === null) return undefined;
  if (placeNames.length === 0) return among(fitting);
  const town = sql`trim(split_part(${folded(employers.location)}, ',', 1)) = any(${sql.param(placeNames)}::text[])`;
  return sql`(${among(fitting)} or (${town} and ${ofCategories === null ? sql`true` : among(ofCategories)}))`;
};

const listed = (question: DirectoryQuestion): SQL => {
  const { hiring } = question;
  const ids = sql.param(hiring.map(({ id }) => id));
  const counts = sql.param(hiring.map(({ count }) => count));
  const conditions = and(
    isNull(accounts.blockedAt),
    sql`(hiring.count > 0 or (${employers.verifiedAt} is not null and ${accounts.id} is not null))`,
    wordsCondition(question),
    placeCondition(question),
  );
  return sql`from ${employers} left join unnest(${ids}::int[], ${counts}::int[]) as hiring(id, count) on hiring.id = ${employers.id}
    left join ${accounts} on ${accounts.id} = ${employers.accountId} where ${conditions}`;
};

export async function countEmployers(executor: Executor, question: DirectoryQuestion): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`select count(*)::int as total ${listed(question)}`);
  return rows[0]?.total ?? 0;
}

/** Ids of a page of the list, in list order. */
export async function listEmployerIds(
  executor: Executor,
  question: DirectoryQuestion,
  { sort, ...page }: { sort: EmployerSort; page: number; pageSize: number },
): Promise<number[]> {
  const byName = sql`${serbianOrder(employers.company)}, ${employers.id}`;
  const order = sort === 'name' ? byName : sql`coalesce(hiring.count, 0) desc, ${byName}`;
  const { rows } = await executor.execute<{ id: number }>(
    sql`select ${employers.id} as id ${listed(question)} order by ${order} limit ${page.pageSize} offset ${pageOffset(page)}`,
  );
  return rows.map(({ id }) => id);
}

/** Companies with these ids, in the given order. */
export async function findEmployers(executor: Executor, ids: number[]): Promise<EmployerRow[]> {
  if (ids.length === 0) return [];
  const rows = await executor.select().from(employers).where(inArray(employers.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A company with a public page: verified or ever published. Null if it is deleted or its account is blocked. */
export async function findPublicEmployer(
  executor: Executor,
  id: number,
  postings: Pick<EmployerPostings, 'everPublished'>,
): Promise<EmployerRow | null> {
  const [row] = await executor
    .select({ employer: employers })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(and(eq(employers.id, id), isNull(employers.deletedAt), isNull(accounts.blockedAt)));
  if (!row) return null;
  const { employer } = row;
  return employer.verifiedAt !== null || (await postings.everPublished(executor, id)) ? employer : null;
}
