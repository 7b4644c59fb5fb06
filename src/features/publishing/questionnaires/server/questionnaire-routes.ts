import { and, asc, eq, sql } from 'drizzle-orm';
import { maxQuestionnaires } from '#features/postings/posting-limits.ts';
import { lockEmployer } from '#features/postings/server/posting-company.ts';
import type { Executor } from '#host/database/database.ts';
import { isUniqueViolation } from '#host/database/violations.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { Questionnaire, QuestionnaireInput } from '../fields.ts';
import { type QuestionnaireRow, questionnaires } from './questionnaire-table.ts';

const mine = ({ employerId }: EmployerActor, id: number) =>
  and(eq(questionnaires.employerId, employerId), eq(questionnaires.id, id));

const toQuestionnaire = ({ updatedAt, employerId: _, ...row }: QuestionnaireRow): Questionnaire => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

const find = async (executor: Executor, actor: EmployerActor, id: number): Promise<Questionnaire | null> => {
  const [row] = await executor.select().from(questionnaires).where(mine(actor, id));
  return row ? toQuestionnaire(row) : null;
};

/** Two questionnaires of one company must have different names. */
const named = (error: unknown): never => {
  if (isUniqueViolation(error, 'questionnaires_name_unique')) throw new Problem('postings.questionnaire-named');
  throw error;
};

/** Employers' stored questionnaires (rules.md#questions). */
export function createQuestionnaireRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const insert = async (
    tx: Executor,
    { employerId }: EmployerActor,
    input: QuestionnaireInput,
  ): Promise<Questionnaire> => {
    // Locked, so that two concurrent requests cannot exceed the limit together.
    await lockEmployer(tx, employerId);
    if ((await tx.$count(questionnaires, eq(questionnaires.employerId, employerId))) >= maxQuestionnaires)
      throw new Problem('postings.questionnaires-full', { params: { count: maxQuestionnaires } });
    const [row] = await tx
      .insert(questionnaires)
      .values({ ...input, employerId, updatedAt: clock.now() })
      .returning();
    return toQuestionnaire(row as QuestionnaireRow);
  };

  return [
    on(contract.listQuestionnaires, async ({ actor: { employerId } }) => {
      const rows = await database.executor
        .select()
        .from(questionnaires)
        .where(eq(questionnaires.employerId, employerId))
        .orderBy(sql`lower(${questionnaires.name})`, asc(questionnaires.id));
      return rows.map(toQuestionnaire);
    }),
    on(contract.keepQuestionnaire, ({ actor, body }) =>
      database.transaction((tx) => insert(tx, actor, body)).catch(named),
    ),
    on(contract.changeQuestionnaire, async ({ actor, id, body }) => {
      const { version, ...values } = body;
      const rows = await database.executor
        .update(questionnaires)
        .set({ ...values, version: version + 1, updatedAt: clock.now() })
        .where(and(mine(actor, id), eq(questionnaires.version, version)))
        .returning()
        .catch(named);
      if (rows[0]) return toQuestionnaire(rows[0]);
      const current = await find(database.executor, actor, id);
      if (!current) throw new Problem('postings.questionnaire-not-found');
      throw new Problem('postings.questionnaire-changed', { current });
    }),
    on(contract.deleteQuestionnaire, async ({ actor, id }) => {
      const rows = await database.executor
        .delete(questionnaires)
        .where(mine(actor, id))
        .returning({ id: questionnaires.id });
      if (rows.length === 0) throw new Problem('postings.questionnaire-not-found');
    }),
  ];
}
