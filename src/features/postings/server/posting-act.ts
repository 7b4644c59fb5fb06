import type { LocalDay } from '#kit/dates.ts';
import type { ClosingReason } from '../posting-state.ts';
import type { WaitingPeriod } from './posting-period-store.ts';
import type { PostingRow } from './posting-table.ts';

/* The actions on a posting, with their facts: the input of a decision (`posting-decision.ts`). */

/** The columns of a posting that a decision reads, as before the action. */
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

/** A period that has not begun yet. */
export type DecidedPeriod = Pick<WaitingPeriod, 'adType' | 'days' | 'priority' | 'questionnaire'>;

export interface DecidedCompany {
  verified: boolean;
  blocked: boolean;
}

/** Facts that determine whether a posting is reviewed before it goes live. */
interface Reviewable {
  company: DecidedCompany;
  /** It names an advertiser other than its company, and has not been live with it. */
  otherAdvertiser: boolean;
  /** An administrator has recalled it, and nobody has approved it since. */
  recalled: boolean;
}

/** Number of phrases stopped by the wording check. */
export interface Findings {
  all: number;
  /** Without those already in the previous content. */
  fresh: number;
}

/** New content from an edit or a renewal. */
export interface DecidedWords {
  expiryDate: LocalDay | null;
  /** Whether the page would show the same as before. */
  sayTheSame: boolean;
  /**
   * Whether they change reviewed fields: while the posting is live, its old content stays until the new one is
   * approved.
   */
  reviewed: boolean;
  findings: Findings;
}

/** The account that acts. */
interface Acted {
  by: string;
}

/** An action on content that was read; `version` is the content's. */
interface Versioned extends Acted {
  version: number;
}

/** A period bought with the action: paid, or awaiting payment of its order. */
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
    /** The period that its order paid for; null when it no longer waits. */
    period: DecidedPeriod | null;
    findings: number;
  };
export type ApproveAct = Versioned & {
  kind: 'approve';
  note: string;
  /** Null when its paused period only continues. */
  period: DecidedPeriod | null;
  company: Pick<DecidedCompany, 'blocked'>;
  findings: number;
  /** A live posting's changes that await approval: the action is then about these. */
  waiting: Pick<DecidedWords, 'expiryDate'> | null;
};

/** All actions that change a posting's state. */
export type PostingAct =
  | SendAct
  | EditAct
  | RenewAct
  | PayAct
  /** Its order was cancelled; `by` is null for the clock. */
  | { kind: 'cancel'; by: string | null }
  | ApproveAct
  | (Versioned & { kind: 'reject'; note: string; waiting: Pick<DecidedWords, 'expiryDate'> | null })
  /** Takes it offline until it is approved; its period is paused. */
  | (Versioned & { kind: 'recall'; note: string })
  /** An objection to its refusal was upheld: it waits for review again. */
  | (Acted & { kind: 'reconsider' })
  /** `version` is null when all postings of a company are removed. */
  | (Acted & { kind: 'remove'; note: string; version: number | null })
  | (Acted & { kind: 'close'; reason: ClosingReason })
  /** By the clock. */
  | { kind: 'expire' }
  /** The company is blocked (`suspend`) or unblocked (`resume`). */
  | (Acted & { kind: 'suspend' })
  /** `suspendedAt` is null for a posting that was not live when its company was blocked. */
  | (Acted & { kind: 'resume'; suspendedAt: Date | null });
