/** Limits of interviews (rules.md#interviews), known to the pages and the server. */

/** Maximum number of candidates of one round. */
export const maxInvited = 100;
/** Maximum number of times of one round. */
export const maxSlots = 50;
/** Maximum number of days until a time. */
export const maxDaysAhead = 365;
/** Minimum and maximum length of an interview, in minutes. */
export const shortestSlot = 5;
export const longestSlot = 480;
export const placeMax = 300;
export const interviewNoteMax = 1000;
export const interviewReasonMax = 500;
/** A chosen time can be changed by the candidate up to this many hours before. */
export const movableHours = 2;
