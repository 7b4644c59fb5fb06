import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { type ApplicationRow, applications } from '../../server/application-table.ts';
import { interviewRounds, interviewSlots, interviews } from './interview-table.ts';

export type RoundRow = typeof interviewRounds.$inferSelect;
export type SlotRow = typeof interviewSlots.$inferSelect;
export type InterviewRow = typeof interviews.$inferSelect;

/** A person as interviews and their mails need them. */
export type Invited = Pick<
  ApplicationRow,
  'id' | 'candidateId' | 'firstName' | 'lastName' | 'email' | 'language' | 'erasedAt' | 'withdrawnAt'
>;

export interface InvitedInterview {
  interview: InterviewRow;
  person: Invited;
}

/** A round with its times, in their order, and everybody who was invited. */
export interface WholeRound {
  round: RoundRow;
  slots: SlotRow[];
  invited: InvitedInterview[];
}

const personColumns = {
  id: applications.id,
  candidateId: applications.candidateId,
  firstName: applications.firstName,
  lastName: applications.lastName,
  email: applications.email,
  language: applications.language,
  erasedAt: applications.erasedAt,
  withdrawnAt: applications.withdrawnAt,
};

const creator = alias(accounts, 'creator');

/** What mails about interviews say of the posting, and where its company's mail goes. */
export async function findAbout(executor: Executor, postingId: number, createdBy: string | null) {
  const [row] = await executor
    .select({
      postingId: postings.id,
      employerId: postings.employerId,
      state: postings.state,
      positionTitle: postings.positionTitle,
      advertiserName: postings.advertiserName,
      advertiserEmail: postings.advertiserEmail,
      notificationsEmail: postings.notificationsEmail,
      company: employers.company,
      companyEmail: employers.companyEmail,
      ownerEmail: accounts.email,
      ownerId: accounts.id,
      mailLanguage: accounts.mailLanguage,
      creatorEmail: creator.email,
    })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .leftJoin(creator, createdBy === null ? sql`false` : eq(creator.id, createdBy))
    .where(eq(postings.id, postingId));
  return row ?? null;
}
export type AboutRow = NonNullable<Awaited<ReturnType<typeof findAbout>>>;

/** Rounds with everything that belongs to them, in the order of `rounds`. */
export async function readRounds(
  executor: Executor,
  rounds: readonly RoundRow[],
  lock = false,
): Promise<WholeRound[]> {
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
 * Rounds, locked until the transaction ends: everything that changes an interview takes this lock, so that a time is taken
 * once. The applications come first, as where one is withdrawn or erased.
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

/** Whether an application meets the condition that makes it somebody's. */
export async function isSentBy(
  executor: Executor,
  applicationId: string,
  ofPerson: SQL | undefined,
): Promise<boolean> {
  return (await executor.$count(applications, and(eq(applications.id, applicationId), ofPerson))) > 0;
}

/** Rounds in which these applications are invited and not cancelled. */
export const roundsOfApplications = (tx: Executor, applicationIds: readonly string[]): SQL =>
  inArray(
    interviewRounds.id,
    tx
      .select({ id: interviews.roundId })
      .from(interviews)
      .where(and(inArray(interviews.applicationId, [...applicationIds]), isNull(interviews.cancelledAt))),
  );

/** Where an interview, a round or a time of a company's is; null for anybody else's. */
export async function findOwnRoundId(
  executor: Executor,
  employerId: number,
  which: { round: string } | { slot: string } | { interview: string },
): Promise<string | null> {
  const own = executor
    .select({ id: interviewRounds.id })
    .from(interviewRounds)
    .innerJoin(postings, eq(postings.id, interviewRounds.postingId));
  const ofCompany = eq(postings.employerId, employerId);
  const [row] =
    'round' in which
      ? await own.where(and(ofCompany, eq(interviewRounds.id, which.round)))
      : 'slot' in which
        ? await own
            .innerJoin(interviewSlots, eq(interviewSlots.roundId, interviewRounds.id))
            .where(and(ofCompany, eq(interviewSlots.id, which.slot)))
        : await own
            .innerJoin(interviews, eq(interviews.roundId, interviewRounds.id))
            .where(and(ofCompany, eq(interviews.id, which.interview)));
  return row?.id ?? null;
}

/** The round of an interview whose application meets a condition; null when there is none. */
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

/** Rounds of an application, newest first. */
export async function listRoundsOf(executor: Executor, applicationId: string): Promise<RoundRow[]> {
  const rows = await executor
    .select({ round: interviewRounds })
    .from(interviews)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviews.roundId))
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(desc(interviewRounds.createdAt), desc(interviewRounds.id))
    .limit(20);
  return rows.map(({ round }) => round);
}

const withApplication = (executor: Executor, applicationId: string | undefined): SQL | undefined =>
  applicationId === undefined
    ? undefined
    : inArray(
        interviewRounds.id,
        executor
          .select({ id: interviews.roundId })
          .from(interviews)
          .where(eq(interviews.applicationId, applicationId)),
      );

/** Rounds of a posting, newest first, and how many there are. */
export async function pageRounds(
  executor: Executor,
  { postingId, application }: { postingId: number; application: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ rounds: RoundRow[]; total: number }> {
  const condition = and(eq(interviewRounds.postingId, postingId), withApplication(executor, application));
  const [counted] = await executor.select({ total: count() }).from(interviewRounds).where(condition);
  const rounds = await executor
    .select()
    .from(interviewRounds)
    .where(condition)
    .orderBy(desc(interviewRounds.createdAt), desc(interviewRounds.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rounds, total: counted?.total ?? 0 };
}

const stands = and(isNull(interviewRounds.cancelledAt), isNull(interviewSlots.removedAt));

/** Times of a company that are to come: free ones, and those that somebody has chosen. */
export async function listBusy(
  executor: Executor,
  employerId: number,
  now: Date,
  limit: number,
): Promise<Pick<SlotRow, 'startsAt' | 'endsAt'>[]> {
  return executor
    .select({ startsAt: interviewSlots.startsAt, endsAt: interviewSlots.endsAt })
    .from(interviewSlots)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviewSlots.roundId))
    .innerJoin(postings, eq(postings.id, interviewRounds.postingId))
    .where(and(eq(postings.employerId, employerId), stands, gt(interviewSlots.endsAt, now)))
    .orderBy(asc(interviewSlots.startsAt))
    .limit(limit);
}

/** The applications of an offer, locked so that none is withdrawn or erased until the transaction ends. */
export async function lockInvited(tx: Executor, ids: readonly string[]): Promise<Invited[]> {
  return tx
    .select(personColumns)
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.id))
    .for('share');
}

/** Those of these applications that have an interview to come, or can still choose a time. */
export async function listWithInterview(
  tx: Executor,
  applicationIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: interviews.applicationId })
    .from(interviews)
    .innerJoin(interviewSlots, eq(interviewSlots.roundId, interviews.roundId))
    .where(
      and(
        inArray(interviews.applicationId, [...applicationIds]),
        isNull(interviews.cancelledAt),
        or(
          and(isNull(interviews.slotId), isNull(interviewSlots.removedAt), gt(interviewSlots.startsAt, now)),
          and(eq(interviews.slotId, interviewSlots.id), gt(interviewSlots.endsAt, now)),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function insertRound(
  tx: Executor,
  round: typeof interviewRounds.$inferInsert,
  slots: readonly Pick<SlotRow, 'startsAt' | 'endsAt'>[],
  applicationIds: readonly string[],
): Promise<RoundRow> {
  const [inserted] = await tx.insert(interviewRounds).values(round).returning();
  const row = inserted as RoundRow;
  await insertSlots(tx, row.id, slots);
  await tx
    .insert(interviews)
    .values(
      applicationIds.map((applicationId) => ({ roundId: row.id, applicationId, createdAt: row.createdAt })),
    );
  return row;
}

export async function insertSlots(
  tx: Executor,
  roundId: string,
  slots: readonly Pick<SlotRow, 'startsAt' | 'endsAt'>[],
): Promise<void> {
  await tx.insert(interviewSlots).values(slots.map((slot) => ({ ...slot, roundId })));
}

export async function updateSlot(tx: Executor, id: string, change: Partial<SlotRow>): Promise<void> {
  await tx.update(interviewSlots).set(change).where(eq(interviewSlots.id, id));
}

export async function updateRound(tx: Executor, id: string, change: Partial<RoundRow>): Promise<void> {
  await tx.update(interviewRounds).set(change).where(eq(interviewRounds.id, id));
}

/** Changes interviews; `raise` is for what calendars must follow. */
export async function updateInterviews(
  tx: Executor,
  ids: readonly string[],
  change: Partial<InterviewRow>,
  { raise }: { raise: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(interviews)
    .set({ ...change, ...(raise ? { sequence: sql`${interviews.sequence} + 1` as never } : {}) })
    .where(inArray(interviews.id, [...ids]));
}

/**
 * Chosen interviews that begin before `until` and of which the candidate was not reminded, marked as reminded now; one that was
 * chosen within the last day needs none. Those that somebody is just changing are found the next time.
 */
export async function claimReminders(
  tx: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const due = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(interviewSlots, eq(interviewSlots.id, interviews.slotId))
    .where(
      and(
        isNull(interviews.cancelledAt),
        isNull(interviews.remindedAt),
        isNotNull(interviews.chosenAt),
        gt(interviewSlots.startsAt, now),
        lte(interviewSlots.startsAt, until),
        sql`${interviews.chosenAt} <= ${interviewSlots.startsAt} - interval '1 day'`,
      ),
    )
    .orderBy(asc(interviewSlots.startsAt))
    .limit(limit)
    .for('update', { of: interviews, skipLocked: true });
  const ids = due.map(({ id }) => id);
  await updateInterviews(tx, ids, { remindedAt: now }, { raise: false });
  return ids;
}

/** The rounds of interviews. */
export async function listRoundsOfInterviews(tx: Executor, ids: readonly string[]): Promise<RoundRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(interviewRounds)
    .where(
      inArray(
        interviewRounds.id,
        tx
          .select({ id: interviews.roundId })
          .from(interviews)
          .where(inArray(interviews.id, [...ids])),
      ),
    );
}
