/** A session ends this long after it was last used. */
const sessionDays = 30;
/** Parallel tabs and lost responses may use a replaced token for this long (rules.md#sessions). */
export const graceMs = 10_000;

/** When a session that is used now runs out. */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + sessionDays * 86_400_000);

/** What is known of a refresh token besides whose it is. */
interface TokenUse {
  replacedAt: Date | null;
  /** One of the tokens that came after its replacement has been replaced as well. */
  successorReplaced: boolean;
}

/** Replaced, and longer ago than the grace, or by a token that was itself replaced meanwhile: no honest client still uses it. */
export const isOver = ({ replacedAt, successorReplaced }: TokenUse, now: Date): boolean =>
  replacedAt !== null && (successorReplaced || now.getTime() - replacedAt.getTime() > graceMs);
