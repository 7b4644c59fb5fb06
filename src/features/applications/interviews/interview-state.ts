/**
 * `open`: a time can be chosen; `missed`: none was, and all have passed; `chosen`: it is to come; `held`: its time is over;
 * `cancelled`: by one of the two sides.
 */
export const interviewStates = ['open', 'missed', 'chosen', 'held', 'cancelled'] as const;
export type InterviewState = (typeof interviewStates)[number];

interface Facts {
  cancelledAt: Date | null;
  slotId: string | null;
}

interface Slot {
  id: string;
  startsAt: Date;
  endsAt: Date;
  removedAt: Date | null;
}

/** What has become of an interview with the times of its round. */
export function interviewState(
  { cancelledAt, slotId }: Facts,
  slots: readonly Slot[],
  now: Date,
): InterviewState {
  if (cancelledAt) return 'cancelled';
  const chosen = slots.find(({ id }) => id === slotId);
  if (chosen) return chosen.endsAt > now ? 'chosen' : 'held';
  return slots.some(({ removedAt, startsAt }) => !removedAt && startsAt > now) ? 'open' : 'missed';
}
