/** Why a sign-in with a provider failed: the value of `problem` in the final redirect. */
export const externalProblems = [
  /** The person cancelled at the provider. */
  'cancelled',
  /** Started too long ago or in another browser, or answered twice. */
  'expired',
  /** The provider's response cannot be trusted. */
  'refused',
  /** The provider does not respond, or is no longer configured. */
  'unavailable',
  'email-not-verified',
  /** The address belongs to an account that is not connected to the provider. */
  'address-taken',
  'blocked',
  /** Connecting: the identity belongs to another account. */
  'connected-elsewhere',
  /** Connecting: the account is already connected to another identity of the provider. */
  'connected-already',
  'too-many',
] as const;
export type ExternalProblem = (typeof externalProblems)[number];

/** The known problem in an address; null for a missing or unknown value. */
export const toExternalProblem = (value: string | null): ExternalProblem | null =>
  externalProblems.find((known) => known === value) ?? null;
