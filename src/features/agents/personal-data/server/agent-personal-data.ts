import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Person, PersonalDataPart } from '#host/personal-data.ts';
import { agentDrafts } from '../../drafts/server/agent-draft-table.ts';
import { countAgents } from '../../server/agent-store.ts';
import { agentHits, agentMails, agentOpinions, agents, alertRequests } from '../../server/agent-table.ts';

/** Alerts of a verified address are its owner's, whatever their account (rules.md#alerts). */
const ofPerson = ({ accountId, email, emailVerified }: Person) =>
  or(eq(agents.accountId, accountId), emailVerified ? eq(agents.guestEmail, email) : undefined);

const requestedBy = ({ email, emailVerified }: Person) => and(eq(alertRequests.email, email), sql`${emailVerified}`);

/** A person's agents and alerts, their hits and mails, and drafts; deletion removes everything. */
export const agentPersonalData: PersonalDataPart = {
  name: 'agents',
  tables: ['agents', 'agent_drafts', 'agent_mails', 'alert_requests'],

  async collect(executor, person) {
    const { accountId } = person;
    const rows = await executor.select().from(agents).where(ofPerson(person)).orderBy(agents.id);
    const requested = await executor.select().from(alertRequests).where(requestedBy(person));
    const ids = rows.map(({ id }) => id);
    const drafts = await executor.select().from(agentDrafts).where(eq(agentDrafts.accountId, accountId));
    const mails = await executor
      .select()
      .from(agentMails)
      .where(or(eq(agentMails.accountId, accountId), sql`${agentMails.agentId} = any(${sql.param(ids)}::int[])`))
      .orderBy(agentMails.createdAt);
    const hits = await executor
      .select()
      .from(agentHits)
      .where(sql`${agentHits.agentId} = any(${sql.param(ids)}::int[])`);
    const opinions =
      ids.length === 0 ? [] : await executor.select().from(agentOpinions).where(inArray(agentOpinions.agentId, ids));
    return {
      data: {
        agents: rows.map(
          ({
            accountId: _account,
            changedTx: _tx,
            keywordQueries: _queries,
            keywordRules: _rules,
            feedKey: _key,
            ...rest
          }) => rest,
        ),
        found: hits.map(({ notified: _notified, ...rest }) => rest),
        mails: mails.map(({ accountId: _account, ...rest }) => rest),
        opinions,
        requestedAlerts: requested.map(({ id: _id, ...rest }) => rest),
        drafts: drafts.map(({ accountId: _account, ...rest }) => rest),
      },
    };
  },

  async counts(executor, { accountId }) {
    return { agents: await countAgents(executor, accountId) };
  },

  async erase(tx, person) {
    const { accountId } = person;
    await tx.delete(agentDrafts).where(eq(agentDrafts.accountId, accountId));
    const own = tx.select({ id: agents.id }).from(agents).where(ofPerson(person));
    await tx.delete(agentMails).where(or(eq(agentMails.accountId, accountId), inArray(agentMails.agentId, own)));
    await tx.delete(alertRequests).where(requestedBy(person));
    await tx.delete(agents).where(ofPerson(person));
  },
};
