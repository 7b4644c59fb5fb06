/** The side that wrote a message of an application's thread. */
export const messageSides = ['employer', 'candidate'] as const;
export type MessageSide = (typeof messageSides)[number];

/**
 * What became of a message to a candidate. `waiting`: not handed to the outbox yet; `queued`: the outbox has it, and its mail
 * says the rest; then the last word about its mail, which stays when the outbox has deleted it. `left-out`: not meant to be
 * sent, for one of the reasons below. A candidate's own is `stored`.
 */
export const messageStates = [
  'waiting',
  'queued',
  'sent',
  'no-recipient',
  'refused',
  'gave-up',
  'on-site',
  'left-out',
  'stored',
] as const;

/**
 * Why somebody gets no message: the application was withdrawn, the person was erased, the address accepts no mail, or
 * has reached its daily limit.
 */
export const excludedReasons = ['withdrawn', 'erased', 'address', 'often'] as const;
export type ExcludedReason = (typeof excludedReasons)[number];

/** Counts people by reason; reasons without anybody are omitted. */
export const countExcluded = (
  people: readonly { reason: ExcludedReason | null }[],
): { reason: ExcludedReason; count: number }[] =>
  excludedReasons
    .map((reason) => ({ reason, count: people.filter((one) => one.reason === reason).length }))
    .filter(({ count }) => count > 0);

/** Delivery state shown to the company. */
export const deliveries = ['waiting', 'sending', 'retrying', 'kept', 'sent', 'on-site', 'failed', 'left-out'] as const;

/** Why a mail failed, or why none was written. */
export const undelivered = ['no-recipient', 'refused', 'gave-up', ...excludedReasons] as const;
export type Undelivered = (typeof undelivered)[number];
