import type { Executor } from '#host/database/database.ts';
import type { AccountRow } from '../../server/account-table.ts';

/** What a user has in features above accounts; the composition hands it in. */
export interface UserCounts {
  /** Applications that a candidate sent. */
  sentApplications(executor: Executor, accountId: string): Promise<number>;
  /** Postings of a company, those of them that are live, and applications to all of them. */
  ofCompany(
    executor: Executor,
    employerId: number,
    now: Date,
  ): Promise<{ postings: number; livePostings: number; receivedApplications: number }>;
}

/** What becomes of a company when an account of its team is blocked or unblocked; the composition hands it in. */
export interface BlockEffects {
  /**
   * The account gets a mail. When it was the last owner who could act its company is blocked and the postings move;
   * returns how many did, undefined when nothing became of a company.
   */
  blocked(tx: Executor, account: AccountRow, by: string): Promise<{ postings: number } | undefined>;
  unblocked(tx: Executor, account: AccountRow, by: string): Promise<{ postings: number } | undefined>;
  /** Called after the transaction of either. */
  committed(): void;
}
