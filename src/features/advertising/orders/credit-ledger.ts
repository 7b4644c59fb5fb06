import type { CreditChange } from '../credit-fields.ts';
import { isPackageOver } from './package-validity.ts';

/** A paid package. */
interface Credits {
  bought: number;
  paidAt: Date;
  validUntil: Date;
}

/** A posting that used a credit, and may have returned it. */
interface Use {
  askedAt: Date;
  droppedAt: Date | null;
  posting: NonNullable<CreditChange['posting']>;
}

/**
 * The credit changes of a package in chronological order. They add up to the balance: a credit returned after the end
 * of validity does not count, and the remaining balance expires at the end.
 */
export function creditLedger({ bought, paidAt, validUntil }: Credits, uses: readonly Use[], now: Date): CreditChange[] {
  const entry = (event: CreditChange['event'], at: Date, change: number, posting: Use['posting'] | null) => ({
    event,
    at: at.toISOString(),
    change,
    posting,
  });
  // The first ad of a package is requested before the package is paid.
  const fromPayment = (at: Date): Date => (at < paidAt ? paidAt : at);
  const changes: CreditChange[] = uses.flatMap(({ askedAt, droppedAt, posting }) => [
    entry('used', fromPayment(askedAt), -1, posting),
    ...(droppedAt && !isPackageOver(validUntil, droppedAt)
      ? [entry('returned', fromPayment(droppedAt), 1, posting)]
      : []),
  ]);
  const ledger = [
    entry('paid', paidAt, bought, null),
    ...changes.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  ];
  const balance = ledger.reduce((sum, { change }) => sum + change, 0);
  if (isPackageOver(validUntil, now) && balance > 0) ledger.push(entry('expired', validUntil, -balance, null));
  return ledger;
}
