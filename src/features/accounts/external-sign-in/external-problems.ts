/** Why a sign-in at a provider came back without a session: the value of `problem` in the address it ends at. */
export const externalProblems = [
  /** The person refused at the provider. */
  'cancelled',
  /** Started too long ago, in another browser, or answered twice. */
  'expired',
  /** The provider's response cannot be trusted. */
  'refused',
  /** The provider does not respond, or is not configured any more. */
  'unavailable',
  'email-not-verified',
  /** The address has an account that is not connected with the provider. */
  'address-taken',
  'blocked',
  /** Connecting: that identity opens another account. */
  'connected-elsewhere',
  /** Connecting: the account is connected with another identity of the provider. */
  'connected-already',
  'too-many',
] as const;
export type ExternalProblem = (typeof externalProblems)[number];

/** The known problem an address names; null for none and for anything else. */
export const toExternalProblem = (value: string | null): ExternalProblem | null =>
  externalProblems.find((known) => known === value) ?? null;
