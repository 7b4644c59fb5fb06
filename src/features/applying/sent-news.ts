/** Messages of one side to the other: since when there are some, and how many are unread. */
export interface Received {
  firstAt: Date;
  unread: number;
}

/** What a candidate is shown of an interview that stands: choose a time, it is agreed, or the company has to offer another. */
export const interviewNewsKinds = ['choose', 'agreed', 'waiting'] as const;

export interface InterviewNews {
  kind: (typeof interviewNewsKinds)[number];
  /** When it begins: the agreed time, or the first that can be chosen; null while there is none. */
  startsAt: string | null;
}
