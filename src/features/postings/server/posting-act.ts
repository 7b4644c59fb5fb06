import type { LocalDay } from '#kit/dates.ts';
import type { ClosingReason } from '../posting-state.ts';
import type { WaitingPeriod } from './posting-period-store.ts';
import type { PostingRow } from './posting-table.ts';

/* What can happen to a posting, with its facts: the input of a decision (`posting-decision.ts`). */

/** What a decision reads of a posting, as it is before the act. */
export type DecidedPosting = Pick<
  PostingRow,
  | 'state'
  | 'version'
  | 'applicationCount'
  | 'expiryDate'
  | 'firstPublishedAt'
  | 'liveUntil'
  | 'paidUntil'
  | 'pausedAt'
  | 'wordsShown'
>;

/** A period that a posting waits for. */
export type DecidedPeriod = Pick<WaitingPeriod, 'adType' | 'days' | 'priority' | 'questionnaire'>;

export interface DecidedCompany {
  verified: boolean;
  blocked: boolean;
}

/** What decides whether a posting is reviewed before it goes live. */
interface Reviewable {
  company: DecidedCompany;
  /** It names another advertiser than its company, and has not been live so. */
  otherAdvertiser: boolean;
  /** An administrator has called it back, and nobody has approved it since. */
  recalled: boolean;
}

/** How many phrases the wording check stops. */
export interface Findings {
  all: number;
  /** Without those that the words before had. */
  fresh: number;
}

/** What an edit or a renewal says from now on. */
export interface DecidedWords {
  expiryDate: LocalDay | null;
  /** The page would show the same as before. */
  sayTheSame: boolean;
  /** They change what was reviewed: while the posting is live, its old words stay until the new ones are approved. */
  reviewed: boolean;
  findings: Findings;
}

/** Who acts: an account. */
interface Acted {
  by: string;
}

/** An act on words that were read; `version` is theirs. */
interface Versioned extends Acted {
  version: number;
}

/** A period that is bought with the act: settled, or waiting for its order. */
interface Bought {
  period: DecidedPeriod;
  settled: boolean;
}

export type SendAct = Acted & Bought & Reviewable & { kind: 'send'; findings: number };
export type EditAct = Versioned & { kind: 'edit'; words: DecidedWords };
export type RenewAct = Versioned & Bought & Reviewable & { kind: 'renew'; words: DecidedWords };
export type PayAct = Acted &
  Reviewable & {
    kind: 'pay';
    /** What its order was for; null where that does not wait any more. */
    period: DecidedPeriod | null;
    findings: number;
  };
export type ApproveAct = Versioned & {
  kind: 'approve';
  note: string;
  /** Null where its days only go on. */
  period: DecidedPeriod | null;
  company: Pick<DecidedCompany, 'blocked'>;
  findings: number;
  /** New words of a live posting that wait for approval: then these are decided about. */
  waiting: Pick<DecidedWords, 'expiryDate'> | null;
};

/** Everything that can happen to a posting between its states. */
export type PostingAct =
  | SendAct
  | EditAct
  | RenewAct
  | PayAct
  /** Its order was cancelled; `by` is null for the clock. */
  | { kind: 'cancel'; by: string | null }
  | ApproveAct
  | (Versioned & { kind: 'reject'; note: string; waiting: Pick<DecidedWords, 'expiryDate'> | null })
  /** Live again only when it is approved; its days wait. */
  | (Versioned & { kind: 'recall'; note: string })
  /** `version` is null where all postings of a company go. */
  | (Acted & { kind: 'remove'; note: string; version: number | null })
  | (Acted & { kind: 'close'; reason: ClosingReason })
  /** The clock. */
  | { kind: 'expire' }
  /** The company is blocked, or not any more. */
  | (Acted & { kind: 'suspend' })
  /** `suspendedAt` is null for a posting that was not live when its company was blocked. */
  | (Acted & { kind: 'resume'; suspendedAt: Date | null });
