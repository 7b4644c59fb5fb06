import { eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import type { QueuedMail } from '#host/mail/mailer.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import type { Key } from '#host/secrets.ts';
import { readSignedId, signId } from '#host/signed-id.ts';
import { addMonths, localDay } from '#kit/dates.ts';
import { Problem, type ProblemTable } from '#kit/problem.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type DecisionAct, objectionMonths } from '../decision-grounds.ts';
import { type Decided, decisionMadeMail } from './decision-mail.tsx';
import { type DecisionRow, decisions } from './decision-table.ts';
import type { Statement } from './statement.tsx';

export { accountUnblockedMail, decisionMadeMail, type Redress } from './decision-mail.tsx';
export { type Statement, sampleStatement, statementPart } from './statement.tsx';

/** Problem codes with their HTTP statuses. */
export const decisionProblems = {
  'decisions.not-found': 404,
  'decisions.objected': 409,
  'decisions.objection-late': 409,
  'decisions.own-decision': 409,
} as const satisfies ProblemTable;

type DecisionProblems = typeof decisionProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends DecisionProblems {}
}

const kind = 'decision';

/** Acts that end the matter: nobody objects to them. */
const final: readonly DecisionAct[] = ['reportUpheld', 'objectionUpheld', 'objectionRejected'];

/** What is decided, about whom, and why: `reason` is the facts; `by` is null for a rule of the program. */
type MadeDecision = Pick<DecisionRow, 'act' | 'ground'> &
  Partial<Pick<DecisionRow, 'postingId' | 'employerId' | 'accountId' | 'reportId' | 'aboutId' | 'askedAt'>> & {
    reason: string;
    by: string | null;
  };

/** Whom a decision is mailed to; nobody without an address. */
type Recipient = Pick<QueuedMail<never>, 'language' | 'accountId' | 'aboutAccountId'> & { email: string | null };

/** Records decisions (rules.md#decisions), in the transactions of their acts. */
export const createDecisions = ({ clock, mailer, secret }: Pick<Machinery, 'clock' | 'mailer'> & { secret: Key }) => {
  /** Path of the page of a decision, for the person concerned; opened without signing in. */
  const pathOf = (id: string) =>
    `${pageAddress('decision')}?${new URLSearchParams({ token: signId(secret, kind, id) })}`;

  /** Writes a decision; returns what the person concerned is mailed about it. */
  const record = async (tx: Executor, { act, ground, reason, by, ...subject }: MadeDecision): Promise<Statement> => {
    const now = clock.now();
    const objectUntil = final.includes(act) ? null : addMonths(localDay(now), objectionMonths);
    const row = { ...subject, act, ground, facts: reason, decidedBy: by, decidedAt: now, objectUntil };
    const [written] = await tx.insert(decisions).values(row).returning({ id: decisions.id });
    const { id } = written as { id: string };
    return { id, ground, facts: reason, until: objectUntil, automatic: by === null, path: pathOf(id) };
  };

  return {
    pathOf,
    record,
    /** The id in a token of such a path; null when the token is invalid. */
    readToken: (token: string) => readSignedId(secret, kind, token),

    /** Records a decision and mails it, where its act has no mail of its own. @param to null to mail nobody */
    async notify(
      tx: Executor,
      made: MadeDecision & Pick<Decided, 'act'>,
      to: Recipient | null,
      facts: Pick<Decided, 'about' | 'redress'> = { about: '' },
    ): Promise<Statement> {
      const statement = await record(tx, made);
      if (!to?.email) return statement;
      const { email, ...person } = to;
      const params = { act: made.act, statement, ofCompany: typeof made.employerId === 'number', ...facts };
      await mailer.queue(tx, { template: decisionMadeMail, params, to: email, ...person });
      return statement;
    },
  };
};

export type Decisions = ReturnType<typeof createDecisions>;

/** Stores the objection to a decision. @throws `decisions.objected`; `decisions.objection-late` */
export async function writeObjection(tx: Executor, id: string, objection: string, now: Date): Promise<void> {
  const same = eq(decisions.id, id);
  const [row] = await tx.select().from(decisions).where(same).for('update');
  if (row?.objectedAt) throw new Problem('decisions.objected');
  if (!row?.objectUntil || row.objectUntil < localDay(now)) throw new Problem('decisions.objection-late');
  await tx.update(decisions).set({ objection, objectedAt: now }).where(same);
}

/** Counts objections that wait, and decided ones. */
export async function countObjections(executor: Executor): Promise<{ waiting: number; decided: number }> {
  const decided = await executor.$count(decisions, isNotNull(decisions.aboutId));
  const all = await executor.$count(decisions, isNotNull(decisions.objectedAt));
  return { waiting: all - decided, decided };
}

/** Deletes decisions made before a time, with those about their objections; at most `batch`. Returns their number. */
export async function deleteDecisionsBefore(executor: Executor, until: Date, batch: number): Promise<number> {
  const old = executor.select({ id: decisions.id }).from(decisions).where(lt(decisions.decidedAt, until)).limit(batch);
  const deleted = await executor.delete(decisions).where(inArray(decisions.id, sql`(${old})`));
  return deleted.rowCount ?? 0;
}

/** Erases the texts of decisions about a person who is deleted. */
export const eraseDecisions = async (tx: Executor, ofPerson: SQL): Promise<void> => {
  await tx.update(decisions).set({ facts: '', objection: '', accountId: null }).where(ofPerson);
};

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
  erase: (tx, { accountId }) => eraseDecisions(tx, eq(decisions.accountId, accountId)),
};
