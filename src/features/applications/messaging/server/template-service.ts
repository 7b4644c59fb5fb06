import { and, asc, eq, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/violations.ts';
import { type Route, route } from '#platform/http/call-context.ts';
import { type EmployerActor, requireRole } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import * as contract from '../contract.ts';
import type { MessageTemplate, TemplateInput } from '../fields.ts';
import { messageLimits } from '../message-limits.ts';
import { lockWriting } from './message-store.ts';
import { messageTemplates } from './message-table.ts';

const own = ({ employerId }: EmployerActor, id: string) =>
  and(eq(messageTemplates.employerId, employerId), eq(messageTemplates.id, id));

const toTemplate = ({
  updatedAt,
  employerId: _,
  ...row
}: typeof messageTemplates.$inferSelect): MessageTemplate => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

/** Two templates of one company need different names. */
const named = (error: unknown): never => {
  if (isUniqueViolation(error, 'message_templates_name_unique'))
    throw new Problem('applications.template-named');
  throw error;
};

/** Texts that companies keep for their messages (rules.md#messages). */
export function templateRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  const { executor } = database;

  const insert = async (
    tx: Executor,
    { employerId }: EmployerActor,
    input: TemplateInput,
  ): Promise<MessageTemplate> => {
    // Held, so that two at once do not pass the limit together.
    await lockWriting(tx, employerId);
    const kept = await tx.$count(messageTemplates, eq(messageTemplates.employerId, employerId));
    if (kept >= messageLimits.templates)
      throw new Problem('applications.templates-full', { params: { count: messageLimits.templates } });
    const rows = await tx
      .insert(messageTemplates)
      .values({ ...input, employerId, updatedAt: clock.now() })
      .returning();
    return toTemplate(rows[0] as typeof messageTemplates.$inferSelect);
  };

  return [
    route(contract.listTemplates, async ({ actor }) => {
      const { employerId } = requireRole(actor, 'recruiter');
      const rows = await executor
        .select()
        .from(messageTemplates)
        .where(eq(messageTemplates.employerId, employerId))
        .orderBy(sql`lower(${messageTemplates.name})`, asc(messageTemplates.id));
      return { data: rows.map(toTemplate) };
    }),
    route(contract.keepTemplate, async ({ actor }, { body }) => {
      const member = requireRole(actor, 'recruiter');
      return { data: await database.transaction((tx) => insert(tx, member, body)).catch(named) };
    }),
    route(contract.changeTemplate, async ({ actor }, { params, body }) => {
      const member = requireRole(actor, 'recruiter');
      const { version, ...values } = body;
      const [changed] = await executor
        .update(messageTemplates)
        .set({ ...values, version: version + 1, updatedAt: clock.now() })
        .where(and(own(member, params.id), eq(messageTemplates.version, version)))
        .returning()
        .catch(named);
      if (changed) return { data: toTemplate(changed) };
      const [current] = await executor.select().from(messageTemplates).where(own(member, params.id));
      if (!current) throw new Problem('applications.template-not-found');
      throw new Problem('applications.template-changed', { current: toTemplate(current) });
    }),
    route(contract.deleteTemplate, async ({ actor }, { params }) => {
      const rows = await executor
        .delete(messageTemplates)
        .where(own(requireRole(actor, 'recruiter'), params.id))
        .returning({ id: messageTemplates.id });
      if (rows.length === 0) throw new Problem('applications.template-not-found');
      return { data: {} };
    }),
  ];
}
