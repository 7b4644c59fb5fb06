import { eq, inArray, sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { agentDrafts } from '../../drafts/server/agent-draft-table.ts';
import { countAgents } from '../../server/agent-store.ts';
import { agentHits, agentMails, agentOpinions, agents } from '../../server/agent-table.ts';

/** A candidate's agents, their hits and mails, and drafts; deletion removes everything. */
export const agentPersonalData: PersonalDataPart = {
  name: 'agents',
  tables: ['agents', 'agent_drafts', 'agent_mails'],

  async collect(executor, { accountId }) {
    const rows = await executor.select().from(agents).where(eq(agents.accountId, accountId)).orderBy(agents.id);
    const ids = rows.map(({ id }) => id);
    const drafts = await executor.select().from(agentDrafts).where(eq(agentDrafts.accountId, accountId));
    const mails = await executor
      .select()
      .from(agentMails)
      .where(eq(agentMails.accountId, accountId))
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
        drafts: drafts.map(({ accountId: _account, ...rest }) => rest),
      },
    };
  },

  async counts(executor, { accountId }) {
    return { agents: await countAgents(executor, accountId) };
  },

  async erase(tx, { accountId }) {
    await tx.delete(agentDrafts).where(eq(agentDrafts.accountId, accountId));
    await tx.delete(agentMails).where(eq(agentMails.accountId, accountId));
    await tx.delete(agents).where(eq(agents.accountId, accountId));
    return { storageKeys: [] };
  },
};
