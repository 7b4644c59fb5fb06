/** States of an order (rules.md#orders). */
export const orderStates = ['awaiting_payment', 'paid', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Who cancelled an order; `time` when it was cancelled automatically, long after the due date. */
export const cancellers = ['employer', 'administrator', 'time'] as const;
export type Canceller = (typeof cancellers)[number];

/** Days from the order date to the due date (rules.md#orders). */
export const dueAfterDays = 8;
/** Days from the due date until an unpaid order is cancelled. */
export const cancelledAfterDays = 30;

/** Results of processing a line of a bank statement. */
export const lineOutcomes = [
  'paid',
  'already-paid',
  'cancelled',
  'wrong-amount',
  'unknown-reference',
  'unreadable',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Max length of an administrator's note or reason, in characters. */
export const actTextLimit = 500;
