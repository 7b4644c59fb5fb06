/** What can happen to an application on the employer's side; its arrival and withdrawal are facts of its own row. */
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
] as const;
export type ReviewEvent = (typeof reviewEvents)[number];
