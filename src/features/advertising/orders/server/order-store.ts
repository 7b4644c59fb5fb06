import { and, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import type { EmployerOrders } from '#features/employers/server/index.ts';
import { files } from '#features/files/server/file-table.ts';
import type { Executor } from '#host/database/database.ts';
import { containing } from '#host/database/like.ts';
import { pageOffset } from '#kit/paging.ts';
import { searchedWords } from '#kit/serbian-text.ts';
import type { OrderState } from '../../order-states.ts';
import { type OrderRow, orderNumbers, orders } from '../../server/order-table.ts';

const isUnpaid = eq(orders.state, 'awaiting_payment');

/** The ordering company, locked until the transaction ends; null when it is blocked or deleted. */
export async function lockBuyer(tx: Executor, employerId: number): Promise<EmployerRow | null> {
  const [row] = await tx
    .select({ employer: employers })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(and(eq(employers.id, employerId), isNull(employers.deletedAt), isNull(accounts.blockedAt)))
    .for('update', { of: employers });
  return row?.employer ?? null;
}

/** The next number of a year; locked by the transaction, so that a rolled-back number is reused. */
export async function nextNumber(tx: Executor, year: number): Promise<number> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.year, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning();
  return row?.last as number;
}

/** Number of an employer's orders awaiting payment. */
export const countOpen = (tx: Executor, employerId: number): Promise<number> =>
  tx.$count(orders, and(eq(orders.employerId, employerId), isUnpaid));

export async function insertOrder(tx: Executor, values: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(values).returning();
  return row as OrderRow;
}

export async function updateOrder(tx: Executor, id: number, change: Partial<OrderRow>): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** Cancels all unpaid orders of an employer that have no posting. */
export async function cancelPackages(
  tx: Executor,
  employerId: number,
  change: Pick<OrderRow, 'cancelledAt' | 'cancelledBy'>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ state: 'cancelled', ...change })
    .where(and(eq(orders.employerId, employerId), isUnpaid, isNull(orders.postingId)));
}

export async function getOrder(executor: Executor, id: number): Promise<OrderRow | null> {
  const [row] = await executor.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** Orders by their full references. */
export async function findByReferences(executor: Executor, references: string[]): Promise<Map<string, OrderRow>> {
  if (references.length === 0) return new Map();
  const rows = await executor.select().from(orders).where(inArray(orders.reference, references));
  return new Map(rows.map((row) => [row.reference, row]));
}

const lock = async (tx: Executor, which: SQL | undefined): Promise<OrderRow | null> => {
  const [row] = await tx.select().from(orders).where(which).for('update');
  return row ?? null;
};

/** The order, locked until the transaction ends. */
export const lockOrder = (tx: Executor, id: number) => lock(tx, eq(orders.id, id));

/** The unpaid order of a posting, locked until the transaction ends. */
export const lockOrderOf = (tx: Executor, postingId: number) =>
  lock(tx, and(eq(orders.postingId, postingId), isUnpaid));

const listed = (executor: Executor) =>
  executor
    .select({ order: orders, fileName: files.name })
    .from(orders)
    .innerJoin(employers, eq(employers.id, orders.employerId))
    .leftJoin(files, eq(files.id, orders.proformaFileId));

export interface OrderFilter {
  /** Null for the orders of all employers. */
  employerId: number | null;
  state: OrderState | null;
  /** Search words, matched against company, PIB, number and reference. */
  q: string;
}

const matching = ({ employerId, state, q }: OrderFilter): SQL | undefined => {
  const words = searchedWords(q);
  return and(
    employerId === null ? undefined : eq(orders.employerId, employerId),
    state === null ? undefined : eq(orders.state, state),
    ...words.map((word) => {
      const like = containing(word);
      const plain = containing(word.replace(/-/g, ''));
      return or(
        sql`${employers.companyFolded} like ${like}`,
        sql`${employers.pib} like ${like}`,
        sql`${orders.number} like ${like}`,
        sql`lower(${orders.reference}) like ${plain}`,
      );
    }),
  );
};

export async function listOrders(executor: Executor, filter: OrderFilter, page: { page: number; pageSize: number }) {
  const match = matching(filter);
  const rows = await listed(executor)
    .where(match)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.pageSize)
    .offset(pageOffset(page));
  const [total] = await executor
    .select({ count: count() })
    .from(orders)
    .innerJoin(employers, eq(employers.id, orders.employerId))
    .where(match);
  return { rows, total: total?.count ?? 0 };
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>['rows'][number];

export async function findOrder(executor: Executor, id: number, employerId: number): Promise<ListedOrder | null> {
  const [row] = await listed(executor).where(and(eq(orders.id, id), eq(orders.employerId, employerId)));
  return row ?? null;
}

export async function countOrders(executor: Executor, employerId: number | null, since: Date) {
  const of = (state: OrderState) => sql<number>`(count(*) filter (where ${orders.state} = ${state}))::int`;
  const [row] = await executor
    .select({
      awaiting_payment: of('awaiting_payment'),
      paid: of('paid'),
      cancelled: of('cancelled'),
      awaited:
        sql<number>`coalesce(sum(${orders.totalPara}) filter (where ${orders.state} = 'awaiting_payment'), 0)`.mapWith(
          Number,
        ),
      paidLately:
        sql<number>`coalesce(sum(${orders.totalPara}) filter (where ${orders.paidAt} >= ${since.toISOString()}), 0)`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(employerId === null ? undefined : eq(orders.employerId, employerId));
  return row as NonNullable<typeof row>;
}

/** Ids of at most 500 unpaid orders that meet a condition as well, the lowest first. */
const listUnpaid = async (executor: Executor, condition: SQL | undefined, lowest: PgColumn): Promise<number[]> => {
  const unpaid = executor.select({ id: orders.id }).from(orders).where(and(isUnpaid, condition));
  return (await unpaid.orderBy(lowest).limit(500)).map(({ id }) => id);
};

/** Ids of unpaid orders due before a day without a reminder, oldest due date first. */
export const listUnreminded = (executor: Executor, dueBefore: string) =>
  listUnpaid(executor, and(lt(orders.dueOn, dueBefore), isNull(orders.remindedAt)), orders.dueOn);

/** Ids of unpaid orders created between two times without a pro-forma invoice, oldest first. */
export const listUndrawn = (executor: Executor, after: Date, before: Date) =>
  listUnpaid(
    executor,
    and(isNull(orders.proformaFileId), gt(orders.createdAt, after), lt(orders.createdAt, before)),
    orders.createdAt,
  );

/** Ids of unpaid orders due before a day, oldest due date first. */
export const listOverdue = (executor: Executor, dueBefore: string) =>
  listUnpaid(executor, lt(orders.dueOn, dueBefore), orders.dueOn);

/** The order queries needed by the employers feature. */
export const employerOrders: EmployerOrders = {
  countUnpaid: countOpen,
  existOf: async (executor, employerId) => (await executor.$count(orders, eq(orders.employerId, employerId))) > 0,
};
