import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type ApplicationRow, applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { interviewRounds, interviewSlots, interviews } from './interview-table.ts';

export type RoundRow = typeof interviewRounds.$inferSelect;
export type SlotRow = typeof interviewSlots.$inferSelect;
export type InterviewRow = typeof interviews.$inferSelect;

/** A person's data for interviews and their mails. */
export type Invited = Pick<
  ApplicationRow,
  'id' | 'candidateId' | 'firstName' | 'lastName' | 'email' | 'language' | 'erasedAt' | 'withdrawnAt'
>;

export interface InvitedInterview {
  interview: InterviewRow;
  person: Invited;
}

/** A round with its times, in order, and everybody who was invited. */
export interface WholeRound {
  round: RoundRow;
  slots: SlotRow[];
  invited: InvitedInterview[];
}

export const personColumns = {
  id: applications.id,
  candidateId: applications.candidateId,
  firstName: applications.firstName,
  lastName: applications.lastName,
  email: applications.email,
  language: applications.language,
  erasedAt: applications.erasedAt,
  withdrawnAt: applications.withdrawnAt,
};

/** Rounds with everything that belongs to them, in the order of `rounds`. */
export async function readRounds(executor: Executor, rounds: readonly RoundRow[], lock = false): Promise<WholeRound[]> {
  const ids = rounds.map(({ id }) => id);
  if (ids.length === 0) return [];
  const invited = executor
    .select({ interview: interviews, person: personColumns })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(inArray(interviews.roundId, ids))
    .orderBy(asc(applications.createdAt), asc(interviews.id));
  const people = await (lock ? invited.for('update', { of: interviews }) : invited);
  const slots = await executor
    .select()
    .from(interviewSlots)
    .where(inArray(interviewSlots.roundId, ids))
    .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id));
  return rounds.map((round) => ({
    round,
    slots: slots.filter(({ roundId }) => roundId === round.id),
    invited: people.filter(({ interview }) => interview.roundId === round.id),
  }));
}

/**
 * Locks rounds until the transaction ends: everything that changes an interview takes this lock, so that a time is
 * chosen only once. The applications are locked first, as when one is withdrawn or erased.
 */
export async function lockRounds(tx: Executor, condition: SQL | undefined): Promise<WholeRound[]> {
  const inRounds = tx
    .select({ id: interviews.applicationId })
    .from(interviews)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviews.roundId))
    .where(condition);
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, inRounds))
    .orderBy(asc(applications.id))
    .for('key share');
  const rounds = await tx
    .select()
    .from(interviewRounds)
    .where(condition)
    .orderBy(asc(interviewRounds.id))
    .for('update');
  return readRounds(tx, rounds, true);
}

export async function lockRound(tx: Executor, id: string): Promise<WholeRound | null> {
  const [whole] = await lockRounds(tx, eq(interviewRounds.id, id));
  return whole ?? null;
}

export async function findRound(executor: Executor, id: string): Promise<RoundRow | null> {
  const [row] = await executor.select().from(interviewRounds).where(eq(interviewRounds.id, id));
  return row ?? null;
}

/** Condition on rounds with such an interview. */
const roundsWith = (executor: Executor, condition: SQL | undefined): SQL =>
  inArray(interviewRounds.id, executor.select({ id: interviews.roundId }).from(interviews).where(condition));

/** Rounds that contain one of these interviews. */
export const roundsOfInterviews = (executor: Executor, ids: readonly string[]): SQL =>
  roundsWith(executor, inArray(interviews.id, [...ids]));

/** Rounds in which an application is invited. */
export const roundsOfApplication = (executor: Executor, applicationId: string): SQL =>
  roundsWith(executor, eq(interviews.applicationId, applicationId));

/** Rounds in which these applications are invited and not cancelled. */
export const roundsOfApplications = (executor: Executor, applicationIds: readonly string[]): SQL =>
  roundsWith(executor, and(inArray(interviews.applicationId, [...applicationIds]), isNull(interviews.cancelledAt)));

/** The round of a time or of an interview, or the round itself, if it is the company's; null for another company's. */
export async function findOwnRoundId(
  executor: Executor,
  employerId: number,
  which: { round: string } | { slot: string } | { interview: string },
): Promise<string | null> {
  const condition =
    'round' in which
      ? eq(interviewRounds.id, which.round)
      : 'slot' in which
        ? sql`${interviewRounds.id} = (select round_id from ${interviewSlots} where id = ${which.slot})`
        : roundsWith(executor, eq(interviews.id, which.interview));
  const [row] = await executor
    .select({ id: interviewRounds.id })
    .from(interviewRounds)
    .innerJoin(postings, eq(postings.id, interviewRounds.postingId))
    .where(and(eq(postings.employerId, employerId), condition));
  return row?.id ?? null;
}

/** The round of an interview whose application matches a condition; null when there is none. */
export async function findRoundOf(
  executor: Executor,
  interviewId: string,
  ofPerson: SQL | undefined,
): Promise<RoundRow | null> {
  const [row] = await executor
    .select({ round: interviewRounds })
    .from(interviews)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviews.roundId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(eq(interviews.id, interviewId), ofPerson));
  return row?.round ?? null;
}

/** Newest first. */
export async function listRounds(
  executor: Executor,
  condition: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<RoundRow[]> {
  return executor
    .select()
    .from(interviewRounds)
    .where(condition)
    .orderBy(desc(interviewRounds.createdAt), desc(interviewRounds.id))
    .limit(limit)
    .offset(offset);
}
