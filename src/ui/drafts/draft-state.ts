import type { AccountDraft, DraftStart, LocalPlace } from './draft.ts';

/** When and where the draft was last stored. */
export interface DraftSaved {
  at: Date;
  /** Whether it is in the account, where it can be continued on another device; else in this browser only. */
  inAccount: boolean;
}

export interface DraftState<Values, About extends object> {
  /** Null while there is no draft. */
  saved: DraftSaved | null;
  /** Whether the session has ended meanwhile: nothing is saved to the account until the person signs in again. */
  signedOut: boolean;
  /** Why the last save failed; null when it did not. */
  failure: unknown;
  /**
   * A conflicting draft from another device or tab; `theirs` is null when it was sent or deleted there. `sent` is what
   * it became by being sent, as reported by the problem; null for a deleted one.
   */
  conflict: { theirs: AccountDraft<Values, About> | null; sent: unknown } | null;
}

/** Details of the problem returned by a conflicting save. */
export interface NewerDraft<Values, About extends object> {
  draft: AccountDraft<Values, About> | null;
  sent?: unknown;
}

/** What a session needs to know of its draft. */
export interface DraftSessionOptions<Values, About extends object> {
  userId: string;
  /** The draft's subject. */
  about: About;
  /** The subject of a draft of the account. */
  aboutOf: (draft: AccountDraft<Values, About>) => About;
  /** The subject of a new draft, after this one was sent or deleted elsewhere. */
  aboutAnew?: ((about: About) => About) | undefined;
  /** The values of the fields without a draft. */
  initial: Values;
  start: DraftStart<Values, About>;
  /** Returns the current values of the form's fields. */
  read: () => Values;
  /** Fills the form's fields. */
  fill: (values: Values) => void;
  /** Storage in the browser. */
  place: LocalPlace<Values, About>;
  /** Storage in the account: saves over the version it is based on, or deletes the draft. */
  save: (draft: About & { values: Values; version: number }) => Promise<AccountDraft<Values, About>>;
  drop: () => Promise<unknown>;
  /** Code of the problem that contains a newer draft of the account. */
  changedCode: string;
  /** The draft in the problem's details, where these are the stored object itself. */
  newerOf?: ((current: unknown) => AccountDraft<Values, About>) | undefined;
  /** Whether the account would accept it; other drafts are stored in the browser only. */
  isSendable?: ((values: Values) => boolean) | undefined;
  /** Whether two drafts are the same for the person; by default when all their values are equal. */
  same?: ((one: Values, other: Values) => boolean) | undefined;
  isSignedIn: () => boolean;
}
