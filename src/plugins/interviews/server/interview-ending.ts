import { and, eq, isNull } from 'drizzle-orm';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import { interviewState } from '../interview-state.ts';
import type { OffCause } from './interview-mail.tsx';
import { type Happening, notifyCancelled, type PostDeps, slotOf } from './interview-post.ts';
import * as store from './interview-store.ts';
import { interviewRounds } from './interview-table.ts';
import * as roundStore from './round-store.ts';

/** Cancels interviews whose application or posting ends; each in the caller's transaction. */
export interface InterviewEnding {
  /** The applications were withdrawn, or their sender is erased just now: the company is notified. */
  ofApplications(tx: Executor, applicationIds: readonly string[], cause: 'withdrawn' | 'erased'): Promise<void>;
  /** The posting was removed: both sides are notified. */
  ofPosting(tx: Executor, postingId: number): Promise<void>;
}

interface Off {
  side: 'employer' | 'candidate';
  cause: OffCause;
  reason: string;
  /** The member who does it; null for the candidate and the system. */
  actorId: string | null;
}

/**
 * Cancels those of these interviews that are agreed or can still be chosen, and notifies both sides. The caller holds the round;
 * what is over stays as it was.
 */
export async function callOff(
  tx: Executor,
  deps: PostDeps,
  happening: Happening,
  whole: roundStore.WholeRound,
  invited: readonly roundStore.InvitedInterview[],
  { side, cause, reason, actorId }: Off,
): Promise<void> {
  const { now } = happening;
  const open = invited.filter(({ interview }) => {
    const state = interviewState(interview, whole.slots, now);
    return state !== 'cancelled' && state !== 'held';
  });
  if (open.length === 0) return;
  const change = { cancelledAt: now, cancelledBy: side, reason };
  const ids = open.map(({ interview }) => interview.id);
  await store.updateInterviews(tx, ids, change, { raise: true });
  const concerned = open.map(({ person }) => person.id);
  await recordEvents(tx, concerned, { event: 'interview-cancelled', actorId, happenedAt: now });
  const off = open.map(({ interview, person }) => ({
    invited: { interview: { ...interview, ...change, sequence: interview.sequence + 1 }, person },
    slot: slotOf(whole, interview),
  }));
  await notifyCancelled(tx, deps, happening, off, { cause, reason });
}

/** Ends interviews when their application or posting ends (rules.md#interviews). */
export function createInterviewEnding(deps: PostDeps & { clock: Clock }): InterviewEnding {
  const end = async (
    tx: Executor,
    rounds: readonly roundStore.WholeRound[],
    whom: (one: roundStore.InvitedInterview) => boolean,
    off: Omit<Off, 'reason' | 'actorId'>,
  ): Promise<void> => {
    for (const whole of rounds) {
      const { round, invited } = whole;
      const about = await findMailPosting(tx, round.postingId);
      if (!about) continue;
      const happening = { about, round, now: deps.clock.now() };
      await callOff(tx, deps, happening, whole, invited.filter(whom), { ...off, reason: '', actorId: null });
    }
  };

  return {
    async ofApplications(tx, applicationIds, cause) {
      if (applicationIds.length === 0) return;
      const rounds = await roundStore.lockRounds(tx, roundStore.roundsOfApplications(tx, applicationIds));
      const ids = new Set(applicationIds);
      await end(tx, rounds, ({ person }) => ids.has(person.id), { side: 'candidate', cause });
    },

    async ofPosting(tx, postingId) {
      const standing = and(eq(interviewRounds.postingId, postingId), isNull(interviewRounds.cancelledAt));
      const rounds = await roundStore.lockRounds(tx, standing);
      await end(tx, rounds, () => true, { side: 'employer', cause: 'posting-removed' });
      const now = deps.clock.now();
      await tx.update(interviewRounds).set({ cancelledAt: now }).where(standing);
    },
  };
}
