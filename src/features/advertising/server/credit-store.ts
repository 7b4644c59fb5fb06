import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { postingPeriods, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import type { AdTypeCode } from '../ad-type.ts';
import type { CreditSummary } from '../credit-fields.ts';
import { type CreditPackageRow, creditPackages } from './credit-table.ts';
import { orders } from './order-table.ts';

export async function insertPackage(
  tx: Executor,
  values: typeof creditPackages.$inferInsert,
): Promise<CreditPackageRow> {
  const [row] = await tx.insert(creditPackages).values(values).returning();
  return row as CreditPackageRow;
}

/** Credits of a package that no period uses, whether or not it is still valid. */
const unused: SQL<number> = sql<number>`(${creditPackages.bought} - (
  select count(*) from ${postingPeriods}
  where ${postingPeriods.packageId} = ${creditPackages.id} and ${postingPeriods.droppedAt} is null
))::int`;

const usable = (employerId: number, now: Date) =>
  and(eq(creditPackages.employerId, employerId), gte(creditPackages.validUntil, now), sql`${unused} > 0`);

/** The package whose credit is used next, the soonest to end first; null when none is left. */
export async function findUsablePackage(
  tx: Executor,
  employerId: number,
  { adType, days }: { adType: AdTypeCode; days: number },
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .select({ id: creditPackages.id })
    .from(creditPackages)
    .where(and(usable(employerId, now), eq(creditPackages.adType, adType), eq(creditPackages.days, days)))
    .orderBy(asc(creditPackages.validUntil), asc(creditPackages.id))
    .limit(1);
  return row?.id ?? null;
}

const listed = (executor: Executor) =>
  executor
    .select({
      credits: creditPackages,
      unused,
      name: sql<string>`coalesce(${orders.packageName}, '')`,
      order: orders.number,
    })
    .from(creditPackages)
    .innerJoin(orders, eq(orders.packageId, creditPackages.id));

/** What can be used now, the soonest to end first. */
export const listUsable = (executor: Executor, employerId: number, now: Date) =>
  listed(executor)
    .where(usable(employerId, now))
    .orderBy(asc(creditPackages.validUntil), asc(creditPackages.id));

/** All of an employer, the longest valid first. */
export const listPackages = (executor: Executor, employerId: number) =>
  listed(executor)
    .where(eq(creditPackages.employerId, employerId))
    .orderBy(desc(creditPackages.validUntil), desc(creditPackages.id));

export type ListedPackage = Awaited<ReturnType<typeof listPackages>>[number];

/** Periods that use or used credits of an employer's packages, in the order in which they were asked for. */
export const listUses = (executor: Executor, employerId: number) =>
  executor
    .select({
      packageId: creditPackages.id,
      askedAt: postingPeriods.askedAt,
      droppedAt: postingPeriods.droppedAt,
      posting: { id: postings.id, positionTitle: postings.positionTitle },
    })
    .from(postingPeriods)
    .innerJoin(creditPackages, eq(creditPackages.id, postingPeriods.packageId))
    .innerJoin(postings, eq(postings.id, postingPeriods.postingId))
    .where(eq(creditPackages.employerId, employerId))
    .orderBy(asc(postingPeriods.askedAt), asc(postingPeriods.id));

export type CreditUse = Awaited<ReturnType<typeof listUses>>[number];

/** What is left of the packages that are valid now; null for an employer who has none. */
export async function sumValid(
  executor: Executor,
  employerId: number,
  now: Date,
): Promise<CreditSummary | null> {
  const [row] = await executor
    .select({
      left: sql<number>`coalesce(sum(${unused}), 0)::int`,
      bought: sql<number>`coalesce(sum(${creditPackages.bought}), 0)::int`,
      packages: sql<number>`count(*)::int`,
      name: sql<string | null>`min(${orders.packageName})`,
    })
    .from(creditPackages)
    .innerJoin(orders, eq(orders.packageId, creditPackages.id))
    .where(and(eq(creditPackages.employerId, employerId), gte(creditPackages.validUntil, now)));
  if (!row || row.packages === 0) return null;
  const { left, bought, packages, name } = row;
  return { left, bought, name: packages === 1 ? name : null };
}
