import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { interviewRounds, interviewSlots, interviews } from './interview-table.ts';

/** Rounds offered by a member of a company. A candidate's own interviews are covered by the applications. */
export const interviewsPersonalData: PersonalDataPart = {
  name: 'interviews',
  tables: ['interview_rounds'],

  async collect(executor, { accountId }) {
    const rounds = await executor
      .select({
        placeKind: interviewRounds.placeKind,
        place: interviewRounds.place,
        note: interviewRounds.note,
        createdAt: interviewRounds.createdAt,
      })
      .from(interviewRounds)
      .where(eq(interviewRounds.createdBy, accountId))
      .orderBy(asc(interviewRounds.createdAt));
    return { data: rounds };
  },

  /** The reference is set to null when the account's row is deleted. */
  erase: async () => {},
};

/** The interviews of an application, as its person knows them. */
export const listInterviews = (executor: Executor, applicationId: string) =>
  executor
    .select({
      placeKind: interviewRounds.placeKind,
      place: interviewRounds.place,
      note: interviewRounds.note,
      offeredAt: interviews.createdAt,
      chosenAt: interviews.chosenAt,
      startsAt: interviewSlots.startsAt,
      endsAt: interviewSlots.endsAt,
      unsuitedAt: interviews.unsuitedAt,
      cancelledAt: interviews.cancelledAt,
      cancelledBy: interviews.cancelledBy,
      reason: interviews.reason,
    })
    .from(interviews)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviews.roundId))
    .leftJoin(interviewSlots, eq(interviewSlots.id, interviews.slotId))
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(asc(interviews.createdAt), asc(interviews.id));

/** Deletes the interviews of these applications. */
export async function deleteInterviews(tx: Executor, applicationIds: readonly string[]): Promise<void> {
  await tx.delete(interviews).where(inArray(interviews.applicationId, [...applicationIds]));
}
