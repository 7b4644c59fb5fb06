import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem, type ProblemCode } from '#kit/problem.ts';
import type { InterviewAnswer } from '../fields.ts';
import { interviewState } from '../interview-state.ts';
import { callOff } from './interview-ending.ts';
import { type Happening, notifyBooked, notifyUnsuited, type PostDeps, slotOf } from './interview-post.ts';
import { isMovable, takenBy, toCandidateInterview } from './interview-rows.ts';
import * as store from './interview-store.ts';
import type * as roundStore from './round-store.ts';

export interface Held {
  tx: Executor;
  whole: roundStore.WholeRound;
  one: roundStore.InvitedInterview;
  happening: Happening;
}

type Refuse = (code: ProblemCode) => never;

async function choose(deps: PostDeps, held: Held, slotId: string, refuse: Refuse): Promise<void> {
  const { tx, whole, one, happening } = held;
  const { interview, person } = one;
  const { now } = happening;
  if (interview.slotId === slotId) return;
  const before = slotOf(whole, interview);
  if (before && before.endsAt <= now) refuse('applications.interview-over');
  if (before && !isMovable(before, now)) refuse('applications.too-late-to-move');
  const slot = whole.slots.find(({ id }) => id === slotId);
  if (!slot || slot.removedAt) return refuse('applications.slot-gone');
  if (takenBy(whole, slotId)) refuse('applications.slot-taken');
  if (slot.startsAt <= now) refuse('applications.slot-started');
  const change = { slotId, chosenAt: now, unsuitedAt: null, remindedAt: null, reason: '' };
  await store.updateInterviews(tx, [interview.id], change, { raise: true });
  await recordEvents(tx, [person.id], {
    event: before ? 'interview-moved' : 'interview-chosen',
    actorId: null,
    happenedAt: now,
  });
  const chosen = { ...interview, ...change, sequence: interview.sequence + 1 };
  const how = before ? 'moved' : 'chosen';
  await notifyBooked(tx, deps, happening, { interview: chosen, person }, { slot, how });
}

async function cancel(deps: PostDeps, held: Held, reason: string, refuse: Refuse): Promise<void> {
  const { tx, whole, one, happening } = held;
  const before = slotOf(whole, one.interview);
  if (before && before.startsAt <= happening.now) refuse('applications.interview-over');
  const off = { side: 'candidate', cause: 'candidate', reason, actorId: null } as const;
  await callOff(tx, deps, happening, whole, [one], off);
}

async function unsuited(deps: PostDeps, held: Held, reason: string, refuse: Refuse): Promise<void> {
  const { tx, whole, one, happening } = held;
  if (one.interview.unsuitedAt) return;
  if (interviewState(one.interview, whole.slots, happening.now) !== 'open') refuse('applications.interview-over');
  const change = { unsuitedAt: happening.now, reason };
  await store.updateInterviews(tx, [one.interview.id], change, { raise: false });
  await notifyUnsuited(tx, deps, happening, one, reason);
}

/** Performs a candidate's answer; an impossible one is refused with the interview's current state. */
export async function perform(deps: PostDeps, held: Held, answer: InterviewAnswer, language: Language): Promise<void> {
  const { linkSecret } = deps;
  const { whole, one, happening } = held;
  const view = { language, now: happening.now, linkSecret };
  const refuse = (code: ProblemCode): never => {
    throw new Problem(code, {
      current: toCandidateInterview(whole, one.interview, happening.about, view),
    });
  };
  if (one.interview.cancelledAt) {
    // A repetition after a lost response: the interview is already cancelled.
    if (answer.act === 'cancel' && one.interview.cancelledBy === 'candidate') return;
    refuse('applications.interview-cancelled');
  }
  if (answer.act === 'choose') await choose(deps, held, answer.slotId, refuse);
  else if (answer.act === 'cancel') await cancel(deps, held, answer.reason, refuse);
  else await unsuited(deps, held, answer.reason, refuse);
}
