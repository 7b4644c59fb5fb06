import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { AdTypeCode } from '../ad-type.ts';
import type { CreditSummary } from '../credit-fields.ts';
import { type CreditPackageRow, creditPackages } from './credit-table.ts';
import { orders } from './order-table.ts';
import type { SoldPostings } from './sold-postings.ts';

export async function insertPackage(
  tx: Executor,
  values: typeof creditPackages.$inferInsert,
): Promise<CreditPackageRow> {
  const [row] = await tx.insert(creditPackages).values(values).returning();
  return row as CreditPackageRow;
}

type Uses = Pick<SoldPostings, 'creditsUsed'>;

/** Unused credits of a package, whether or not it is still valid. */
const unused = (uses: Uses): SQL<number> =>
  sql<number>`(${creditPackages.bought} - ${uses.creditsUsed(creditPackages.id)})::int`;

const usable = (employerId: number, uses: Uses, now: Date) =>
  and(eq(creditPackages.employerId, employerId), gte(creditPackages.validUntil, now), sql`${unused(uses)} > 0`);

/** The package whose credit is used next, the first to expire; null when no credit is available. */
export async function findUsablePackage(
  tx: Executor,
  employerId: number,
  { adType, days }: { adType: AdTypeCode; days: number },
  uses: Uses,
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .select({ id: creditPackages.id })
    .from(creditPackages)
    .where(and(usable(employerId, uses, now), eq(creditPackages.adType, adType), eq(creditPackages.days, days)))
    .orderBy(asc(creditPackages.validUntil), asc(creditPackages.id))
    .limit(1);
  return row?.id ?? null;
}

const listed = (executor: Executor, uses: Uses) =>
  executor
    .select({
      credits: creditPackages,
      unused: unused(uses),
      name: sql<string>`coalesce(${orders.packageName}, '')`,
      order: orders.number,
    })
    .from(creditPackages)
    .innerJoin(orders, eq(orders.packageId, creditPackages.id));

/** Valid packages with unused credits, first to expire first. */
export const listUsable = (executor: Executor, employerId: number, uses: Uses, now: Date) =>
  listed(executor, uses)
    .where(usable(employerId, uses, now))
    .orderBy(asc(creditPackages.validUntil), asc(creditPackages.id));

/** All packages of an employer, last to expire first. */
export const listPackages = (executor: Executor, employerId: number, uses: Uses) =>
  listed(executor, uses)
    .where(eq(creditPackages.employerId, employerId))
    .orderBy(desc(creditPackages.validUntil), desc(creditPackages.id));

export type ListedPackage = Awaited<ReturnType<typeof listPackages>>[number];

/** Balance of the currently valid packages; null for an employer without any. */
export async function sumValid(
  executor: Executor,
  employerId: number,
  uses: Uses,
  now: Date,
): Promise<CreditSummary | null> {
  const [row] = await executor
    .select({
      left: sql<number>`coalesce(sum(${unused(uses)}), 0)::int`,
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
