/** A session expires this many days after it was last used. */
const sessionDays = 30;
/** Parallel tabs and lost responses may use a replaced token for this long (rules.md#sessions). */
export const graceMs = 10_000;

/** When a session used at `now` expires. */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + sessionDays * 86_400_000);

/** State of a refresh token, without its owner. */
interface TokenUse {
  replacedAt: Date | null;
  /** One of the tokens issued after its replacement has also been replaced. */
  successorReplaced: boolean;
}

/** Replaced longer ago than the grace period, or a successor was also replaced: no legitimate client still uses it. */
export const isOver = ({ replacedAt, successorReplaced }: TokenUse, now: Date): boolean =>
  replacedAt !== null && (successorReplaced || now.getTime() - replacedAt.getTime() > graceMs);
