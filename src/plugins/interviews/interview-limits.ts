/** Limits of interviews (rules.md#interviews), known to the pages and the server. */

/** Candidates of one round. */
export const maxInvited = 100;
/** Times of one round. */
export const maxSlots = 50;
/** How far ahead a time may lie. */
export const maxDaysAhead = 365;
/** How long an interview may take, in minutes. */
export const shortestSlot = 5;
export const longestSlot = 480;
export const placeMax = 300;
export const interviewNoteMax = 1000;
export const interviewReasonMax = 500;
/** A chosen time can be changed by the candidate until so many hours before. */
export const movableHours = 2;
