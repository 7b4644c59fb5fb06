import type { InterviewNews } from '#features/applying/sent-news.ts';

/**
 * `open`: a time can be chosen; `missed`: none was chosen, and all have passed; `chosen`: the chosen time is not over;
 * `held`: it is over; `cancelled`: by one of the two sides.
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

/** The state of an interview, given the times of its round. */
export function interviewState({ cancelledAt, slotId }: Facts, slots: readonly Slot[], now: Date): InterviewState {
  if (cancelledAt) return 'cancelled';
  const chosen = slots.find(({ id }) => id === slotId);
  if (chosen) return chosen.endsAt > now ? 'chosen' : 'held';
  return slots.some(({ removedAt, startsAt }) => !removedAt && startsAt > now) ? 'open' : 'missed';
}

/**
 * What lists, header and pages show the candidate about an interview; null for one that was cancelled, is over or was
 * missed.
 * @param free the times that can be chosen, in order
 */
export function interviewNews({
  state,
  free,
  chosen,
  unsuited,
}: {
  state: InterviewState;
  free: readonly { startsAt: string }[];
  chosen: { startsAt: string } | null;
  unsuited: boolean;
}): InterviewNews | null {
  if (state === 'chosen' && chosen) return { kind: 'agreed', startsAt: chosen.startsAt };
  if (state !== 'open') return null;
  const [first] = free;
  return first && !unsuited ? { kind: 'choose', startsAt: first.startsAt } : { kind: 'waiting', startsAt: null };
}
