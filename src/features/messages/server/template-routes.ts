import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { isUniqueViolation } from '#host/database/violations.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { MessageTemplate, TemplateInput } from '../fields.ts';
import { messageLimits } from '../message-limits.ts';
import { lockWriting } from './message-store.ts';
import { messageTemplates } from './message-table.ts';

const own = ({ employerId }: EmployerActor, id: string) =>
  and(eq(messageTemplates.employerId, employerId), eq(messageTemplates.id, id));

const toTemplate = ({ updatedAt, employerId: _, ...row }: typeof messageTemplates.$inferSelect): MessageTemplate => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

/** Two templates of one company must have different names. */
const named = (error: unknown): never => {
  if (isUniqueViolation(error, 'message_templates_name_unique')) throw new Problem('applications.template-named');
  throw error;
};

/** Templates of companies' messages (rules.md#messages). */
export function createTemplateRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const { executor } = database;

  const insert = async (
    tx: Executor,
    { employerId }: EmployerActor,
    input: TemplateInput,
  ): Promise<MessageTemplate> => {
    // Locked, so that two concurrent requests cannot exceed the limit together.
    await lockWriting(tx, employerId);
    const saved = await tx.$count(messageTemplates, eq(messageTemplates.employerId, employerId));
    if (saved >= messageLimits.templates)
      throw new Problem('applications.templates-full', { params: { count: messageLimits.templates } });
    const rows = await tx
      .insert(messageTemplates)
      .values({ ...input, employerId, updatedAt: clock.now() })
      .returning();
    return toTemplate(rows[0] as typeof messageTemplates.$inferSelect);
  };

  return [
    on(contract.listTemplates, async ({ actor: { employerId } }) => {
      const rows = await executor
        .select()
        .from(messageTemplates)
        .where(eq(messageTemplates.employerId, employerId))
        .orderBy(sql`lower(${messageTemplates.name})`, asc(messageTemplates.id));
      return rows.map(toTemplate);
    }),
    on(contract.keepTemplate, ({ actor, body }) => database.transaction((tx) => insert(tx, actor, body)).catch(named)),
    on(contract.changeTemplate, async ({ actor, id, body }) => {
      const { version, ...values } = body;
      const [changed] = await executor
        .update(messageTemplates)
        .set({ ...values, version: version + 1, updatedAt: clock.now() })
        .where(and(own(actor, id), eq(messageTemplates.version, version)))
        .returning()
        .catch(named);
      if (changed) return toTemplate(changed);
      const [current] = await executor.select().from(messageTemplates).where(own(actor, id));
      if (!current) throw new Problem('applications.template-not-found');
      throw new Problem('applications.template-changed', { current: toTemplate(current) });
    }),
    on(contract.deleteTemplate, async ({ actor, id }) => {
      const rows = await executor.delete(messageTemplates).where(own(actor, id)).returning({ id: messageTemplates.id });
      if (rows.length === 0) throw new Problem('applications.template-not-found');
    }),
  ];
}
