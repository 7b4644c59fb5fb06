import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { agentDraftKinds } from '../../agent-steps.ts';
import { agents } from '../../server/agent-table.ts';
import type { AgentDraftValues } from '../fields.ts';

/** Drafts of agents, one per account and kind. */
export const agentDrafts = pgTable(
  'agent_drafts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: agentDraftKinds }).notNull(),
    /** The edited agent, and its version when editing started. */
    agentId: integer('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
    agentVersion: integer('agent_version'),
    values: jsonb('values').$type<AgentDraftValues>().notNull(),
    version: integer('version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
export type AgentDraftRow = typeof agentDrafts.$inferSelect;
