import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import type { Key } from '#host/secrets.ts';
import { readSignedId, signId } from '#host/signed-id.ts';
import { addMonths, localDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type DecisionAct, objectionMonths } from '../decision-grounds.ts';
import { type DecisionRow, decisions } from './decision-table.ts';
import type { Statement } from './statement.tsx';

export { accountUnblockedMail, decisionMadeMail, type Redress } from './decision-mail.tsx';
export { type Statement, sampleStatement, statementParts } from './statement.tsx';

const kind = 'decision';

/** Acts that end the matter: nobody objects to them. */
const final: readonly DecisionAct[] = ['reportUpheld', 'objectionUpheld', 'objectionRejected'];

type Subject = Pick<DecisionRow, 'postingId' | 'employerId' | 'accountId' | 'reportId' | 'aboutId' | 'askedAt'>;

/** What is decided, about whom, and why. */
export type MadeDecision = Partial<Subject> & {
  act: DecisionAct;
  ground: DecisionRow['ground'];
  /** The facts, in free text. */
  reason: string;
  /** The administrator; null for a rule of the program. */
  by: string | null;
};

export interface Decisions {
  /** Writes a decision in the transaction of its act; returns what the person concerned is mailed about it. */
  record(tx: Executor, made: MadeDecision): Promise<Statement>;
  /** Path of the page of a decision, for the person concerned; opened without signing in. */
  pathOf(id: string): string;
  /** The id in a token of such a path; null when the token is invalid. */
  readToken(token: string): string | null;
}

/** Records decisions (rules.md#decisions). */
export const createDecisions = ({ clock, secret }: { clock: Clock; secret: Key }): Decisions => {
  const pathOf = (id: string) =>
    `${pageAddress('decision')}?${new URLSearchParams({ token: signId(secret, kind, id) })}`;
  return {
    pathOf,
    readToken: (token) => readSignedId(secret, kind, token),
    async record(tx, { act, ground, reason, by, ...subject }) {
      const now = clock.now();
      const objectUntil = final.includes(act) ? null : addMonths(localDay(now), objectionMonths);
      const row = { ...subject, act, ground, facts: reason, decidedBy: by, decidedAt: now, objectUntil };
      const [written] = await tx.insert(decisions).values(row).returning({ id: decisions.id });
      const { id } = written as { id: string };
      return { id, ground, facts: reason, until: objectUntil, automatic: by === null, path: pathOf(id) };
    },
  };
};

/** The decision, locked until the transaction ends; null for an unknown one. */
export async function lockDecision(tx: Executor, id: string): Promise<DecisionRow | null> {
  const [row] = await tx.select().from(decisions).where(eq(decisions.id, id)).for('update');
  return row ?? null;
}

/** Stores the objection to a decision; false when there is one already or its time is over. */
export async function writeObjection(tx: Executor, id: string, objection: string, now: Date): Promise<boolean> {
  const open = and(eq(decisions.id, id), isNull(decisions.objectedAt), gte(decisions.objectUntil, localDay(now)));
  const written = await tx.update(decisions).set({ objection, objectedAt: now }).where(open);
  return written.rowCount === 1;
}

const answers = alias(decisions, 'answers');

/** Counts objections that wait, and decided ones. */
export async function countObjections(executor: Executor): Promise<{ waiting: number; decided: number }> {
  const [row] = await executor
    .select({ all: count(), decided: count(answers.id) })
    .from(decisions)
    .leftJoin(answers, eq(answers.aboutId, decisions.id))
    .where(isNotNull(decisions.objectedAt));
  const { all, decided } = row ?? { all: 0, decided: 0 };
  return { waiting: all - decided, decided };
}

/** Deletes decisions made before a time, with those about their objections; at most `batch`. Returns their number. */
export async function deleteDecisionsBefore(executor: Executor, until: Date, batch: number): Promise<number> {
  const old = executor.select({ id: decisions.id }).from(decisions).where(lt(decisions.decidedAt, until)).limit(batch);
  const deleted = await executor.delete(decisions).where(inArray(decisions.id, sql`(${old})`));
  return deleted.rowCount ?? 0;
}

/** Erases the texts of decisions on these reports, whose reporters are deleted. */
export async function eraseDecisionsOf(tx: Executor, reportIds: readonly string[]): Promise<void> {
  if (reportIds.length === 0) return;
  const nothing = { facts: '', objection: '', accountId: null };
  await tx
    .update(decisions)
    .set(nothing)
    .where(inArray(decisions.reportId, [...reportIds]));
}

/**
 * Decisions about an account or its reports. The texts are erased with the account; act, ground and times are kept, and
 * identify nobody.
 */
export const decisionsPersonalData: PersonalDataPart = {
  name: 'decisions',
  tables: ['decisions'],
  async collect(executor, { accountId }) {
    const rows = await executor.select().from(decisions).where(eq(decisions.accountId, accountId));
    return { data: rows.map(({ decidedBy, ...row }) => ({ ...row, automatic: decidedBy === null })) };
  },
  async erase(tx, { accountId }) {
    const nothing = { facts: '', objection: '', accountId: null };
    await tx.update(decisions).set(nothing).where(eq(decisions.accountId, accountId));
  },
};
