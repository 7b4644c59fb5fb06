import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';

/** A period of a posting that uses, or used, a credit of a package. */
export interface CreditUse {
  packageId: number;
  askedAt: Date;
  /** Set when the period never began and its credit was returned. */
  droppedAt: Date | null;
  posting: { id: number; positionTitle: string };
}

/** Posting data used by advertising. Postings depend on advertising, so the composition root injects this interface. */
export interface SoldPostings {
  /** Titles of postings, by id. */
  titles(executor: Executor, ids: readonly number[]): Promise<Map<number, string>>;
  /**
   * Number of free periods an employer has started or requested since a given time; periods dropped before they began
   * do not count.
   */
  countFreePeriods(executor: Executor, employerId: number, since: Date): Promise<number>;
  /** SQL expression for the number of used credits of a package, for queries over packages. */
  creditsUsed(packageId: SQLWrapper): SQL<number>;
  /** Uses of the packages' credits, in order of request. */
  usesOf(executor: Executor, packageIds: readonly number[]): Promise<CreditUse[]>;
}
