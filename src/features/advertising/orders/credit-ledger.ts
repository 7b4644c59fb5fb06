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
 * The changes of a package in the order of time. They add up to the balance: a credit that is returned after the end
 * does not count, and the balance at the end expires.
 */
export function creditLedger({ bought, paidAt, validUntil }: Credits, uses: readonly Use[], now: Date): CreditChange[] {
  const entry = (event: CreditChange['event'], at: Date, change: number, posting: Use['posting'] | null) => ({
    event,
    at: at.toISOString(),
    change,
    posting,
  });
  // The first ad of a package is asked for before the package is paid.
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
