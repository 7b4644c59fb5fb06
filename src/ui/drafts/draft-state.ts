import type { AccountDraft, DraftStart, LocalPlace } from './draft.ts';

/** When and where the draft was last stored. */
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

/** What a session has to know of its draft. */
export interface DraftSessionOptions<Values, About extends object> {
  userId: string;
  /** What it is about. */
  about: About;
  /** The same of a draft of the account. */
  aboutOf: (draft: AccountDraft<Values, About>) => About;
  /** The same of a draft that begins anew, after this one was sent or deleted elsewhere. */
  aboutAnew?: ((about: About) => About) | undefined;
  /** The values of the fields where there is no draft. */
  initial: Values;
  start: DraftStart<Values, About>;
  /** What the form's fields hold now. */
  read: () => Values;
  /** Fills the form's fields. */
  fill: (values: Values) => void;
  /** The browser's half. */
  place: LocalPlace<Values, About>;
  /** The account's half: saves over the version it is based on, or deletes the draft. */
  save: (draft: About & { values: Values; version: number }) => Promise<AccountDraft<Values, About>>;
  drop: () => Promise<unknown>;
  /** Code of the problem that comes with a newer draft of the account. */
  changedCode: string;
  /** The draft in what comes with it, where that is the stored thing itself. */
  newerOf?: ((current: unknown) => AccountDraft<Values, About>) | undefined;
  /** Whether the account would take it: what it would not is kept in the browser alone. */
  isSendable?: ((values: Values) => boolean) | undefined;
  /** Whether two drafts are one to the person; by default when they say the same in all. */
  same?: ((one: Values, other: Values) => boolean) | undefined;
  isSignedIn: () => boolean;
}
