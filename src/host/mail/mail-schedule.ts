/** Minutes between the tries of a mail that is refused for now: ten tries in about a day, ever more rarely. */
const pauses = [1, 5, 15, 30, 60, 120, 240, 480, 480];

/** How often a mail is tried before it counts as not delivered. */
export const maxAttempts = pauses.length + 1;

/** When the next try follows the `attempt`-th, which has just failed; null after the last. */
export const nextTry = (attempt: number, now: Date): Date | null => {
  const minutes = pauses[attempt - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
};

/** Longest duration of one attempt; one that has not reported by then was interrupted. */
export const leaseMs = 120_000;

/** How long a due mail may wait before it is looked for: its job was lost, or broke off half-way. */
export const overdueMs = 300_000;
