import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { objectionStates } from '#features/decisions/decision-grounds.ts';
import { type DecisionRow, decisions } from '#features/decisions/server/decision-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { pageOffset } from '#kit/paging.ts';

type Page = Parameters<typeof pageOffset>[0];

const answers = alias(decisions, 'answers');

/** Decisions with the names of what they are about, and the decisions about objections to them. */
const selectDecisions = (executor: Executor, where: SQL | undefined) =>
  executor
    .select({
      decision: decisions,
      about: sql<string>`coalesce(${postings.positionTitle}, ${employers.company}, '')`,
      answer: { act: answers.act, facts: answers.facts, decidedAt: answers.decidedAt },
    })
    .from(decisions)
    .leftJoin(postings, eq(postings.id, decisions.postingId))
    .leftJoin(employers, eq(employers.id, decisions.employerId))
    .leftJoin(answers, eq(answers.aboutId, decisions.id))
    .where(where);

export type DecisionStoreRow = Awaited<ReturnType<typeof selectDecisions>>[number];

/** A decision; for one about an objection, the decision that was objected to. */
export async function findDecision(executor: Executor, id: string): Promise<DecisionStoreRow | null> {
  const about = executor.select({ id: decisions.aboutId }).from(decisions).where(eq(decisions.id, id));
  const [row] = await selectDecisions(executor, eq(decisions.id, sql`coalesce((${about}), ${id}::uuid)`));
  return row ?? null;
}

/** A page of the decisions about a company. */
export async function listDecisionsOf(executor: Executor, employerId: number, page: Page) {
  const own = and(eq(decisions.employerId, employerId), isNull(decisions.aboutId));
  const rows = await selectDecisions(executor, own)
    .orderBy(desc(decisions.decidedAt), desc(decisions.id))
    .limit(page.pageSize)
    .offset(pageOffset(page));
  return { rows, total: await executor.$count(decisions, own) };
}

/** A page of the queue: waiting ones by age, decided ones newest first. */
export const listObjections = (
  executor: Executor,
  { state, ...page }: Page & { state: (typeof objectionStates)[number] },
): Promise<DecisionStoreRow[]> =>
  selectDecisions(
    executor,
    and(isNotNull(decisions.objectedAt), state === 'waiting' ? isNull(answers.id) : isNotNull(answers.id)),
  )
    .orderBy(state === 'waiting' ? asc(decisions.objectedAt) : desc(answers.decidedAt), asc(decisions.id))
    .limit(page.pageSize)
    .offset(pageOffset(page));

/** Whether the same was decided again later about the same posting, company or account. */
export async function isSuperseded(executor: Executor, decision: DecisionRow): Promise<boolean> {
  const { act, decidedAt } = decision;
  const subject = (['reportId', 'postingId', 'employerId', 'accountId'] as const).find((id) => decision[id]);
  const same = subject && sql`${decisions[subject]} = ${decision[subject]}`;
  return (await executor.$count(decisions, and(same, eq(decisions.act, act), gt(decisions.decidedAt, decidedAt)))) > 0;
}
