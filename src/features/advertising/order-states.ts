/** What an order can be (rules.md#orders). */
export const orderStates = ['awaiting_payment', 'paid', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Who cancelled an order; `time` when it stayed unpaid long after it was due. */
export const cancellers = ['employer', 'administrator', 'time'] as const;
export type Canceller = (typeof cancellers)[number];

/** Days from the order to the day until which it is to be paid (rules.md#orders). */
export const dueAfterDays = 8;
/** Days after that at which an unpaid order is cancelled. */
export const cancelledAfterDays = 30;

/** What became of a line of a bank statement. */
export const lineOutcomes = [
  'paid',
  'already-paid',
  'cancelled',
  'wrong-amount',
  'unknown-reference',
  'unreadable',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Characters of an administrator's note or reason. */
export const actTextLimit = 500;
