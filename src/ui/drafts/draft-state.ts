import type { AccountDraft } from './draft.ts';

/** When and where the draft was last kept. */
export interface DraftSaved {
  at: Date;
  /** In the account, from where it is taken on with another device; else in this browser alone. */
  inAccount: boolean;
}

export interface DraftState<Values, About extends object> {
  /** Null while there is no draft. */
  saved: DraftSaved | null;
  /** The session has ended meanwhile: the account gets nothing more until one signs in again. */
  signedOut: boolean;
  /** Why the last save failed; null when it did not. */
  failure: unknown;
  /**
   * A conflicting draft from another device or tab; null as `theirs` when it was sent or deleted there. `sent` is what it
   * became by being sent, as the problem says it; null for a deleted one.
   */
  conflict: { theirs: AccountDraft<Values, About> | null; sent: unknown } | null;
}

/** What comes with the problem that a save meets. */
export interface NewerDraft<Values, About extends object> {
  draft: AccountDraft<Values, About> | null;
  sent?: unknown;
}
