import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { EmployerActor } from '#kit/actor.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { InterviewRound } from '../fields.ts';
import { maxSlots } from '../interview-limits.ts';
import { interviewState } from '../interview-state.ts';
import type { SlotTimes } from '../slot-times.ts';
import { callOff } from './interview-ending.ts';
import { type Happening, notifyBooked, notifyOffered, type PostDeps } from './interview-post.ts';
import { takenBy, toRound } from './interview-rows.ts';
import * as store from './interview-store.ts';
import { acceptSlots } from './interview-times.ts';
import * as roundStore from './round-store.ts';

interface Held {
  tx: Executor;
  actor: EmployerActor;
  whole: roundStore.WholeRound;
  happening: Happening;
}

const slotIn = ({ whole }: Held, slotId: string): roundStore.SlotRow =>
  whole.slots.find(({ id }) => id === slotId) as roundStore.SlotRow;

async function notifyAdded(deps: PostDeps, { tx, whole, happening }: Held, slots: readonly SlotTimes[]) {
  const waiting = whole.invited.filter(({ interview }) => !interview.cancelledAt && !interview.slotId);
  const ids = waiting.map(({ interview }) => interview.id);
  await store.updateInterviews(tx, ids, { unsuitedAt: null, reason: '' }, { raise: false });
  await notifyOffered(tx, deps, happening, waiting, { slots, added: true });
}

/** Moves a slot to other hours; its candidate is notified. */
async function moveSlot(
  deps: PostDeps,
  held: Held,
  slotId: string,
  written: Parameters<typeof acceptSlots>[0][number],
): Promise<void> {
  const { tx, whole, happening } = held;
  const { now } = happening;
  const slot = slotIn(held, slotId);
  if (whole.round.cancelledAt) throw new Problem('applications.interview-cancelled');
  if (slot.removedAt) throw new Problem('applications.slot-gone');
  if (slot.startsAt <= now) throw new Problem('applications.slot-started');
  const taken = whole.slots.filter((other) => other.id !== slotId && !other.removedAt);
  const [times] = acceptSlots([written], { now, taken, fieldOf: () => 'from' });
  if (!times) return;
  const same = times.startsAt.getTime() === slot.startsAt.getTime() && times.endsAt.getTime() === slot.endsAt.getTime();
  if (same) return;
  await store.updateSlot(tx, slotId, times);
  const taker = takenBy(whole, slotId);
  const invited = whole.invited.find(({ interview }) => interview.id === taker?.id);
  if (!invited) return;
  await store.updateInterviews(tx, [invited.interview.id], { remindedAt: null }, { raise: true });
  const interview = { ...invited.interview, sequence: invited.interview.sequence + 1 };
  await recordEvents(tx, [invited.person.id], {
    event: 'interview-moved',
    actorId: held.actor.accountId,
    happenedAt: now,
  });
  const moved = { slot: { ...slot, ...times }, how: 'moved-by-employer' as const };
  await notifyBooked(tx, deps, happening, { ...invited, interview }, moved);
}

/**
 * A company's actions on times that it has offered; other companies' are not found. Every change locks the round, and
 * those affected get one mail (rules.md#interviews).
 */
export function createRoundRoutes(deps: PostDeps & Pick<Machinery, 'database' | 'clock'>): Route[] {
  const { database, clock, linkSecret } = deps;

  /** Locks the company's own round, lets `act` change it, and returns its new state. */
  const withRound = async (
    actor: EmployerActor,
    which: Parameters<typeof roundStore.findOwnRoundId>[2],
    language: Language,
    act: (held: Held) => Promise<void>,
  ): Promise<InterviewRound> => {
    const roundId = await roundStore.findOwnRoundId(database.executor, actor.employerId, which);
    if (roundId === null) throw new Problem('applications.interview-not-found');
    return database.transaction(async (tx) => {
      const whole = await roundStore.lockRound(tx, roundId);
      const about = whole && (await findMailPosting(tx, whole.round.postingId));
      if (!whole || !about) throw new Problem('applications.interview-not-found');
      const now = clock.now();
      await act({ tx, actor, whole, happening: { about, round: whole.round, now } });
      const [changed] = await roundStore.readRounds(tx, [
        { ...whole.round, ...(await roundStore.findRound(tx, roundId)) },
      ]);
      return toRound(changed as roundStore.WholeRound, { language, now, linkSecret });
    });
  };

  return [
    on(contract.addInterviewSlots, ({ actor, id: roundId, body: { slots: written }, once, language }) =>
      withRound(actor, { round: roundId }, language, async (held) => {
        const { tx, whole, happening } = held;
        const add = async (): Promise<true> => {
          if (whole.round.cancelledAt) throw new Problem('applications.interview-cancelled');
          const present = whole.slots.filter(({ removedAt }) => !removedAt);
          if (present.length + written.length > maxSlots)
            throw validationProblem([{ path: 'slots', code: 'too-many', params: { max: maxSlots } }]);
          const fieldOf = (at: number) => `slots.${at}.from`;
          const times = acceptSlots(written, { now: happening.now, taken: present, fieldOf });
          await store.insertSlots(tx, roundId, times);
          await notifyAdded(deps, held, times);
          return true;
        };
        await runOnce(tx, once, clock, add);
      }),
    ),

    on(contract.moveInterviewSlot, ({ actor, id: slotId, body: written, language }) =>
      withRound(actor, { slot: slotId }, language, (held) => moveSlot(deps, held, slotId, written)),
    ),

    on(contract.removeInterviewSlot, ({ actor, id: slotId, language }) =>
      withRound(actor, { slot: slotId }, language, async (held) => {
        const { tx, whole, happening } = held;
        if (slotIn(held, slotId).removedAt) return;
        if (takenBy(whole, slotId)) throw new Problem('applications.slot-taken');
        await store.updateSlot(tx, slotId, { removedAt: happening.now });
      }),
    ),

    on(contract.cancelInterviewRound, ({ actor, id: roundId, body: { reason }, language }) =>
      withRound(actor, { round: roundId }, language, async ({ tx, whole, happening }) => {
        if (whole.round.cancelledAt) return;
        await store.updateRound(tx, roundId, { cancelledAt: happening.now });
        const to = { side: 'employer', cause: 'employer', reason, actorId: actor.accountId } as const;
        await callOff(tx, deps, happening, whole, whole.invited, to);
      }),
    ),

    on(contract.cancelInterview, ({ actor, id: interviewId, body: { reason }, language }) =>
      withRound(actor, { interview: interviewId }, language, async ({ tx, whole, happening }) => {
        const invited = whole.invited.filter(({ interview }) => interview.id === interviewId);
        const [one] = invited;
        if (!one || one.interview.cancelledAt) return;
        if (interviewState(one.interview, whole.slots, happening.now) === 'held')
          throw new Problem('applications.interview-over');
        const to = { side: 'employer', cause: 'employer', reason, actorId: actor.accountId } as const;
        await callOff(tx, deps, happening, whole, invited, to);
      }),
    ),
  ];
}
