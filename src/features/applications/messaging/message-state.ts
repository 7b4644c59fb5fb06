/** Who wrote a message of an application's thread. */
export const messageSides = ['employer', 'candidate'] as const;

/**
 * What became of a message to a candidate. `waiting`: not handed to the outbox yet; `queued`: the outbox has it, and its mail
 * says the rest; `left-out`: the person withdrew or was erased before it was sent. A candidate's own is `stored`.
 */
export const messageStates = ['waiting', 'queued', 'left-out', 'stored'] as const;
export type MessageState = (typeof messageStates)[number];

/** Why somebody of a group gets no message. */
export const leftOutReasons = ['withdrawn', 'erased'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
