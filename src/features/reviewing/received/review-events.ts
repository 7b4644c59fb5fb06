/** Events of an application on the employer's side; its arrival and withdrawal are stored in its own row. */
export const reviewEvents = [
  'opened',
  'sorted',
  'noted',
  'message-sent',
  'message-received',
  'interview-offered',
  'interview-chosen',
  'interview-moved',
  'interview-cancelled',
  'result-sent',
  'status-asked',
] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

/** All events of an application, those of its own row included. */
export const applicationHistory = ['arrived', ...reviewEvents, 'withdrawn'] as const;

/** Events caused only by members: without an actor, the account was deleted since. */
const byMembers: ReadonlySet<ReviewEvent> = new Set([
  'opened',
  'sorted',
  'noted',
  'message-sent',
  'interview-offered',
  'result-sent',
]);

export const isByMember = (event: ReviewEvent): boolean => byMembers.has(event);
