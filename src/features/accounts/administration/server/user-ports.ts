import type { Executor } from '#platform/database/database.ts';
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

/** What becomes of a company when its account is blocked or unblocked; the composition hands it in. */
export interface BlockEffects {
  /** Its postings move, and its owner gets a mail. Returns how many moved; undefined for the account of no company. */
  blocked(tx: Executor, account: AccountRow, by: string): Promise<{ postings: number } | undefined>;
  unblocked(tx: Executor, account: AccountRow, by: string): Promise<{ postings: number } | undefined>;
  /** Called after the transaction of either. */
  committed(): void;
}
