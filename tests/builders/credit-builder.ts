import { type CreditPackageRow, creditPackages } from '#features/advertising/server/credit-table.ts';
import type { BuildContext } from './account-builder.ts';
import { buildOrder } from './order-builder.ts';

/** A package paid now and valid for six months: three featured ads for 30 days by default. */
export async function buildCreditPackage(
  context: BuildContext,
  change: Partial<CreditPackageRow> & Pick<CreditPackageRow, 'employerId'>,
): Promise<CreditPackageRow> {
  const { database, clock } = context;
  const now = clock.now();
  const [row] = await database.executor
    .insert(creditPackages)
    .values({
      adType: 'featured',
      days: 30,
      bought: 3,
      createdAt: now,
      validUntil: new Date(now.getTime() + 180 * 86_400_000),
      ...change,
    })
    .returning();
  const made = row as CreditPackageRow;
  // Numbers of a year that is over, so that they meet none of the site's own.
  const number = `2025-${String(made.id).padStart(6, '0')}`;
  await buildOrder(context, {
    number,
    reference: number,
    employerId: made.employerId,
    postingId: null,
    packageId: made.id,
    state: 'paid',
    paidAt: now,
    adType: made.adType,
    days: made.days,
    count: made.bought,
    netPara: 790_000,
    discountPercent: 10,
    packageName: 'A+',
    packageMonths: 6,
    vatPara: 426_600,
    totalPara: 2_559_600,
  });
  return made;
}
