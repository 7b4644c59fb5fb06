import type { MailPosting } from '#features/applying/server/mail-posting.ts';
import type { Key } from '#host/secrets.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { CandidateInterview, EmployerInterview, InterviewRound } from '../fields.ts';
import { movableHours } from '../interview-limits.ts';
import { interviewState } from '../interview-state.ts';
import { timesView } from '../slot-times.ts';
import { calendarAddress } from './interview-link.ts';
import { slotOf } from './interview-post.ts';
import { placeText } from './interview-words.ts';
import type { InterviewRow, InvitedInterview, RoundRow, SlotRow, WholeRound } from './round-store.ts';

const HOUR = 3_600_000;

interface View {
  language: Language;
  now: Date;
  linkSecret: Key;
}

const toSlot = (slot: SlotRow) => ({ id: slot.id, ...timesView(slot) });

const toPlace = ({ placeKind, place, note }: RoundRow, language: Language) => ({
  placeKind,
  place,
  placeText: placeText({ placeKind, place }, language),
  note,
});

/** The interview that has chosen a time; null while it is free. */
export const takenBy = ({ invited }: WholeRound, slotId: string): InterviewRow | null =>
  invited.find(({ interview }) => interview.slotId === slotId && !interview.cancelledAt)?.interview ?? null;

/** Whether a chosen time can still be changed by the candidate. */
export const isMovable = ({ startsAt }: SlotRow, now: Date): boolean =>
  startsAt.getTime() - now.getTime() > movableHours * HOUR;

/** An interview as shown to the candidate; others are only visible as times that are missing. */
export function toCandidateInterview(
  whole: WholeRound,
  interview: InterviewRow,
  about: MailPosting,
  { language, now, linkSecret }: View,
): CandidateInterview {
  const { round, slots } = whole;
  const state = interviewState(interview, slots, now);
  const chosen = slotOf(whole, interview);
  const movable = state === 'open' || (state === 'chosen' && chosen !== null && isMovable(chosen, now));
  const free = slots.filter(
    ({ id, removedAt, startsAt }) => !removedAt && startsAt > now && takenBy(whole, id) === null,
  );
  return {
    id: interview.id,
    positionTitle: about.positionTitle,
    company: about.company,
    ...toPlace(round, language),
    state,
    free: movable ? free.map(toSlot) : [],
    chosen: chosen && toSlot(chosen),
    movable,
    unsuited: interview.unsuitedAt !== null,
    cancelledBy: interview.cancelledBy,
    // Only what the other side wrote.
    reason: interview.cancelledBy === 'employer' ? interview.reason : '',
    calendar: state === 'chosen' ? calendarAddress(linkSecret, 'candidate', interview.id) : null,
  };
}

const toEmployerInterview = (
  whole: WholeRound,
  { interview, person }: InvitedInterview,
  { now, linkSecret }: View,
): EmployerInterview => {
  const state = interviewState(interview, whole.slots, now);
  const chosen = slotOf(whole, interview);
  return {
    id: interview.id,
    applicationId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    erased: person.erasedAt !== null,
    state,
    chosen: chosen && toSlot(chosen),
    unsuited: interview.unsuitedAt !== null,
    cancelledBy: interview.cancelledBy,
    reason: interview.reason,
    calendar: state === 'chosen' ? calendarAddress(linkSecret, 'employer', interview.id) : null,
  };
};

/** A round as shown to its company. */
export const toRound = (whole: WholeRound, view: View): InterviewRound => ({
  id: whole.round.id,
  ...toPlace(whole.round, view.language),
  createdAt: whole.round.createdAt.toISOString(),
  cancelled: whole.round.cancelledAt !== null,
  slots: whole.slots
    .filter(({ removedAt }) => !removedAt)
    .map((slot) => ({
      ...toSlot(slot),
      past: slot.startsAt <= view.now,
      takenBy: takenBy(whole, slot.id)?.id ?? null,
    })),
  interviews: whole.invited.map((one) => toEmployerInterview(whole, one, view)),
});
