import type { Executor } from '#host/database/database.ts';
import { decide } from './posting-decision.ts';
import { beginWaitingPeriod, dropWaitingPeriod } from './posting-period-store.ts';
import { insertMove, lockPosting, updatePosting } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import type { PostingDecision } from './posting-transition.ts';

/**
 * Writes a decision about a posting: its columns, the moves of its history and its waiting period. The caller has
 * locked the row in `tx` since before the decision. Returns the posting as written.
 * @param decisionId of the recorded decision that states why
 */
export async function carryOut(
  tx: Executor,
  posting: PostingRow,
  decision: PostingDecision,
  now: Date,
  decisionId: string | null = null,
): Promise<PostingRow> {
  const changes = Object.keys(decision.change).length > 0;
  const changed = changes ? await updatePosting(tx, posting.id, { ...decision.change, updatedAt: now }) : posting;
  await recordDecision(tx, posting.id, decision, now, decisionId);
  return changed;
}

/** The part of `carryOut` without the posting's own row, for callers that write that together with its words. */
export async function recordDecision(
  tx: Executor,
  postingId: number,
  { moves, period }: PostingDecision,
  now: Date,
  decisionId: string | null = null,
): Promise<void> {
  const rows = moves.map(({ from, to, by, cause, note }) => ({
    postingId,
    actorId: by,
    fromState: from,
    toState: to,
    cause,
    note,
    decisionId,
    movedAt: now,
  }));
  if (rows.length > 0) await insertMove(tx, ...rows);
  if (period === 'begins') await beginWaitingPeriod(tx, postingId, now);
  if (period === 'dropped') await dropWaitingPeriod(tx, postingId, now);
}

/**
 * Records that an active posting's period is over; does nothing for one that is live, was renewed or has changed its
 * state.
 */
export async function expirePosting(tx: Executor, id: number, now: Date): Promise<void> {
  const posting = await lockPosting(tx, id);
  if (posting) await carryOut(tx, posting, decide(posting, { kind: 'expire' }, now), now);
}
