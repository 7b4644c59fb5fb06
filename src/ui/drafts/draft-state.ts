import { problemOf } from '#kit/client-errors.ts';
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

/** The account's draft that a save met; null when it was sent or deleted, `sent` is what it became by being sent. */
export interface NewerDraft<Values, About extends object> {
  draft: AccountDraft<Values, About> | null;
  sent?: unknown;
}

/** Reads the newer draft from the details of problems with this code. */
export const newerByCode =
  <Values, About extends object>(code: string) =>
  (error: unknown): NewerDraft<Values, About> | null => {
    const problem = problemOf(error);
    return problem?.code === code ? (problem.current as NewerDraft<Values, About>) : null;
  };

/** Thrown by `save` for values that the account would not take: they are stored in the browser only. */
export class InvalidDraft extends Error {}

/** Why a draft was not saved: its user is no longer signed in. */
export class SignedOut extends Error {}

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
  /** The newer draft of the account that a failed save met; null for any other failure. */
  newerIn: (error: unknown) => NewerDraft<Values, About> | null;
  /** Whether two drafts are the same for the person; by default when all their values are equal. */
  same?: ((one: Values, other: Values) => boolean) | undefined;
  isSignedIn: () => boolean;
}
