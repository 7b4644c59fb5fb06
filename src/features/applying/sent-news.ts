/** Messages from one side to the other: when the first was sent, and how many are unread. */
export interface Received {
  firstAt: Date;
  unread: number;
}

/**
 * States of an active interview as shown to the candidate: choose a time, it is agreed, or the company has to offer
 * another time.
 */
export const interviewNewsKinds = ['choose', 'agreed', 'waiting'] as const;

export interface InterviewNews {
  kind: (typeof interviewNewsKinds)[number];
  /** Start time: the agreed one, or the first one offered; null when there is none. */
  startsAt: string | null;
}
