import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';

/** A period of a posting that uses, or used, a credit of a package. */
export interface CreditUse {
  packageId: number;
  askedAt: Date;
  /** It never began: the credit is free again. */
  droppedAt: Date | null;
  posting: { id: number; positionTitle: string };
}

/** What advertising shows of the postings that are paid for. Postings know what is sold, not the other way round: the composition hands it in. */
export interface SoldPostings {
  /** Titles of postings, by id. */
  titles(executor: Executor, ids: readonly number[]): Promise<Map<number, string>>;
  /**
   * Free periods that an employer has started or requested since a moment; one that was dropped before it began does
   * not count.
   */
  countFreePeriods(executor: Executor, employerId: number, since: Date): Promise<number>;
  /** How many credits of a package are used, as a part of a query over packages. */
  creditsUsed(packageId: SQLWrapper): SQL<number>;
  /** Uses of the packages' credits, in the order in which they were asked for. */
  usesOf(executor: Executor, packageIds: readonly number[]): Promise<CreditUse[]>;
}
