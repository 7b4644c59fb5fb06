import type { Executor } from '#host/database/database.ts';
import type { ReplyFigures } from '../fields.ts';

export interface WhoHires {
  /** Companies with their live postings, most first. */
  employers: { id: number; count: number }[];
  /** Codes of categories by their live postings, most first; whichever categories are chosen. */
  categories: string[];
}

/** What a company has of postings, for asking before they go. */
export interface CompanyPostingCounts {
  live: number;
  /** Not visible yet. */
  waiting: number;
  ended: number;
  applications: number;
}

/** What becomes of a company's postings when an administrator blocks or deletes it; each in the caller's transaction. */
export interface CompanyPostings {
  count(executor: Executor, employerId: number): Promise<CompanyPostingCounts>;
  /**
   * Closes all live ones; an unpaid renewal is dropped. Waiting ones keep waiting: nothing of a blocked company is
   * published. Returns how many.
   */
  suspend(tx: Executor, employerId: number, by: string): Promise<number>;
  /** Restores those that were live when they were suspended, with their remaining days. Returns how many. */
  resume(tx: Executor, employerId: number, by: string): Promise<number>;
  /** Removes all of them for good, with their drafts and questionnaires: their pages return 410. Returns how many. */
  removeAll(tx: Executor, employerId: number, by: string, reason: string): Promise<number>;
}

/** What companies need of their postings. Postings know companies, not the other way round: the composition hands it in. */
export interface EmployerPostings {
  /**
   * Companies with live postings of these categories and places, and the categories of those; an empty choice means
   * all.
   */
  whoHires(filter: { categories?: readonly string[]; locations?: readonly string[] }): Promise<WhoHires>;
  /** A company has another name: its postings are found under it, in the transaction that writes it. */
  renameCompany(tx: Executor, employerId: number, company: string): Promise<void>;
  /** Something that lists show was written; call it after the transaction. */
  noticeChanges(): void;
  /** How many are live and how many in review, by company; a company without postings is missing. */
  countsOf(
    executor: Executor,
    employerIds: readonly number[],
    now: Date,
  ): Promise<Map<number, { live: number; inReview: number }>>;
  /** Whether one of the company's postings was ever public. */
  everPublished(executor: Executor, employerId: number): Promise<boolean>;
  /** Whether the company has postings, in whatever state. */
  existOf(executor: Executor, employerId: number): Promise<boolean>;
  /** Asked when it is needed: it is made after the companies. */
  ofCompany(): CompanyPostings;
}

/** What companies need of applications. */
export interface EmployerReplies {
  /** How companies answer, by company; one with too few ended applications is missing. */
  of(executor: Executor, employerIds: readonly number[]): Promise<Map<number, ReplyFigures>>;
}

/** What companies need of what they ordered. */
export interface EmployerOrders {
  countUnpaid(executor: Executor, employerId: number): Promise<number>;
  existOf(executor: Executor, employerId: number): Promise<boolean>;
}
