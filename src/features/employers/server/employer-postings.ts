import type { Executor } from '#host/database/database.ts';
import type { ReplyFigures } from '../fields.ts';

export interface WhoHires {
  /** Companies with their numbers of live postings, most first. */
  employers: { id: number; count: number }[];
  /** Category codes by number of live postings, most first; independent of the selected categories. */
  categories: string[];
}

/** What a company's live postings have in common, for its public page and card. */
export interface PostingFacts {
  live: number;
  /** How many of them state their pay. */
  withPay: number;
  /** The lowest and the highest stated pay in net dinars per month; null when none states it. */
  pay: { from: number; to: number } | null;
  /** Ids by category, each posting in its first one; the category with most postings first. */
  fields: { code: string; postings: number[] }[];
}

/** Counts of a company's data, for the confirmation before deleting it. */
export interface CompanyPostingCounts {
  live: number;
  /** Not visible yet. */
  waiting: number;
  ended: number;
  applications: number;
}

/** Effects on postings when an administrator blocks or deletes a company; each in the caller's transaction. */
export interface CompanyPostings {
  count(executor: Executor, employerId: number): Promise<CompanyPostingCounts>;
  /**
   * Closes all live postings and discards unpaid renewals; pending ones remain pending, since nothing of a blocked
   * company is published. Returns the number of closed postings.
   */
  suspend(tx: Executor, employerId: number, by: string): Promise<number>;
  /** Restores the suspended postings with their remaining days. Returns their number. */
  resume(tx: Executor, employerId: number, by: string): Promise<number>;
  /** Permanently deletes all postings, drafts and questionnaires: the pages return 410. Returns the number. */
  removeAll(tx: Executor, employerId: number, by: string, reason: string): Promise<number>;
}

/** What companies need from postings. Postings depend on companies, not vice versa, so this is injected. */
export interface EmployerPostings {
  /**
   * Companies with live postings in these categories and places, and the categories of those postings; an empty
   * selection means all.
   */
  whoHires(filter: { categories?: readonly string[]; locations?: readonly string[] }): Promise<WhoHires>;
  /** Updates the company's name in the search text of its postings, in the caller's transaction. */
  renameCompany(tx: Executor, employerId: number, company: string): Promise<void>;
  /** Signals that data shown in lists has changed; call it after the commit. */
  noticeChanges(): void;
  /** Numbers of live and in-review postings by company; companies without postings are omitted. */
  countsOf(
    executor: Executor,
    employerIds: readonly number[],
    now: Date,
  ): Promise<Map<number, { live: number; inReview: number }>>;
  /** By company; companies without live postings are omitted. */
  factsOf(executor: Executor, employerIds: readonly number[], now: Date): Promise<Map<number, PostingFacts>>;
  /** Whether one of the company's postings was ever public. */
  everPublished(executor: Executor, employerId: number): Promise<boolean>;
  /** Whether the company has postings in any state. */
  existOf(executor: Executor, employerId: number): Promise<boolean>;
  /** A function, because the object is created after the companies. */
  ofCompany(): CompanyPostings;
}

/** What companies need from applications. */
export interface EmployerReplies {
  /** Reply figures by company; companies with too few ended applications are omitted. */
  of(executor: Executor, employerIds: readonly number[]): Promise<Map<number, ReplyFigures>>;
}

/** What companies need from orders. */
export interface EmployerOrders {
  countUnpaid(executor: Executor, employerId: number): Promise<number>;
  existOf(executor: Executor, employerId: number): Promise<boolean>;
}
