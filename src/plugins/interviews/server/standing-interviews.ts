import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InterviewNews } from '#features/applying/sent-news.ts';
import { applications } from '#features/applying/server/application-table.ts';
import type { Executor } from '#host/database/database.ts';
import { interviewNews, interviewState } from '../interview-state.ts';
import { interviewSlots, interviews } from './interview-table.ts';

const others = alias(interviews, 'other_interviews');

/** Interviews that may be current, each with the future times of its round, in order. */
const readStanding = (executor: Executor, whose: SQL | undefined, now: Date) =>
  executor
    .select({
      interview: interviews,
      slot: interviewSlots,
      taken: sql<boolean>`exists (select 1 from ${interviews} as ${others} where ${others.slotId} = ${interviewSlots.id} and ${others.cancelledAt} is null)`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(interviewSlots, eq(interviewSlots.roundId, interviews.roundId))
    .where(and(whose, isNull(interviews.cancelledAt), isNull(interviewSlots.removedAt), gt(interviewSlots.endsAt, now)))
    .orderBy(asc(interviewSlots.startsAt));

/**
 * What candidates see of their interviews, by application; applications without news are missing.
 * Of several of one application the one that asks for an answer comes first.
 * @param whose a condition on `applications`
 */
export async function standingInterviews(
  executor: Executor,
  whose: SQL | undefined,
  now: Date,
): Promise<Map<string, InterviewNews>> {
  const rows = await readStanding(executor, whose, now);
  const news = new Map<string, InterviewNews>();
  for (const [, ofOne] of Map.groupBy(rows, ({ interview }) => interview.id)) {
    const [{ interview } = { interview: null }] = ofOne;
    if (!interview) continue;
    const slots = ofOne.map(({ slot }) => slot);
    const free = ofOne.filter(({ slot, taken }) => !taken && slot.startsAt > now);
    const chosen = slots.find(({ id }) => id === interview.slotId);
    const current = interviewNews({
      state: interviewState(interview, slots, now),
      free: free.map(({ slot }) => ({ startsAt: slot.startsAt.toISOString() })),
      chosen: chosen ? { startsAt: chosen.startsAt.toISOString() } : null,
      unsuited: interview.unsuitedAt !== null,
    });
    const before = news.get(interview.applicationId);
    if (current && (!before || current.kind === 'choose')) news.set(interview.applicationId, current);
  }
  return news;
}
