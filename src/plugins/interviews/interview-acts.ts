/** What a candidate does with an interview: choose a time, say that none suits, or call it off. */
export const interviewActs = ['choose', 'unsuited', 'cancel'] as const;
export type InterviewAct = (typeof interviewActs)[number];
