import type { Statement } from '#features/decisions/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { AccountRow } from '../../server/account-table.ts';

/** Counts of a user's data in higher-level features; injected by the composition root. */
export interface UserCounts {
  /** Number of applications that a candidate sent. */
  sentApplications(executor: Executor, accountId: string): Promise<number>;
  /** Number of a company's postings, of its live postings, and of applications to all its postings. */
  ofCompany(
    executor: Executor,
    employerId: number,
    now: Date,
  ): Promise<{ postings: number; livePostings: number; receivedApplications: number }>;
}

/** Effects on a company when a member's account is blocked or unblocked; injected by the composition root. */
export interface BlockEffects {
  /**
   * Notifies a company's member by mail. If it was the company's last active owner, blocks the company and suspends its
   * postings; returns their number, undefined if the company is unaffected.
   */
  blocked(
    tx: Executor,
    account: AccountRow,
    by: string,
    statement: Statement,
  ): Promise<{ postings: number } | undefined>;
  unblocked(tx: Executor, account: AccountRow, by: string): Promise<{ postings: number } | undefined>;
  /** Called after the transaction has been committed. */
  committed(): void;
}
