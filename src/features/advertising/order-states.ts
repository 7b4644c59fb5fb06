/** SPEC §6. */
export const orderStates = ['awaiting_payment', 'paid', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Who cancelled an order; `time` when nobody paid it for long after it was due. */
export const cancellers = ['employer', 'administrator', 'time'] as const;
export type Canceller = (typeof cancellers)[number];

/** Days from the order to the day until which it is to be paid (SPEC §6). */
export const dueAfterDays = 8;
/** Days after that at which an unpaid order is cancelled. */
export const cancelledAfterDays = 30;
