/** Threads that await the company's answer, or have a message that the reader has not read. */
export const threadStates = ['awaiting', 'unread'] as const;
export type ThreadState = (typeof threadStates)[number];
