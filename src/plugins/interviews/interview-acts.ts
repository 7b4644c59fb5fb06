/** A candidate's actions on an interview: choose a time, say that none suits, or cancel it. */
export const interviewActs = ['choose', 'unsuited', 'cancel'] as const;
export type InterviewAct = (typeof interviewActs)[number];
