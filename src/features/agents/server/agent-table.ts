import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { xid8 } from '#host/database/changes.ts';
import { languages } from '#kit/i18n/language.ts';
import type { AgentSearch } from '../agent-search.ts';
import { agentFrequencies } from '../frequency.ts';

/** Digital agents: saved searches, matched with postings as they go live. An agent without an account is an alert. */
export const agents = pgTable(
  'agents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of an alert: its confirmed address in lower case, and the language of its mail. */
    guestEmail: text('guest_email'),
    guestLanguage: text('guest_language', { enum: languages }),
    title: text('title').notNull(),
    search: jsonb('search').$type<AgentSearch>().notNull(),
    /** The keywords, each as a `tsquery`, created with the rules in `keywordRules`. */
    keywordQueries: text('keyword_queries').array().notNull().default(sql`'{}'`),
    keywordRules: text('keyword_rules').notNull().default(''),
    emailNotifications: boolean('email_notifications').notNull(),
    frequency: text('frequency', { enum: agentFrequencies }).notNull(),
    /** First local day on which the agent sends mail again. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** Time when its mail was last switched on or off. */
    switchedAt: timestamp('switched_at', { withTimezone: true }),
    /** Time of the candidate's last visit to its hits. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    lastMailedAt: timestamp('last_mailed_at', { withTimezone: true }),
    /** Time of the last use: a click in its mail, a visit, a change. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /** When it asked whether to continue, and since when it has been inactive without an answer. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    restingSince: timestamp('resting_since', { withTimezone: true }),
    /** Incremented to replace the secret address of its feed. */
    feedKey: integer('feed_key').notNull().default(1),
    /** Incremented by every change. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Transaction that last wrote the matched columns, set by a trigger; used to update the in-memory index. */
    changedTx: xid8('changed_tx').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('agents_account_index').on(table.accountId),
    index('agents_changed_index').on(table.changedTx),
    index('agents_used_index').on(table.lastUsedAt),
    index('agents_guest_index').on(table.guestEmail).where(sql`${table.guestEmail} is not null`),
  ],
);
export type AgentRow = typeof agents.$inferSelect;

/** Postings that have been matched with all agents: each once, when it first went live. */
export const matchedPostings = pgTable('agent_matched_postings', {
  postingId: integer('posting_id')
    .primaryKey()
    .references(() => postings.id, { onDelete: 'cascade' }),
  matchedAt: timestamp('matched_at', { withTimezone: true }).notNull(),
});

/**
 * Hits of agents. No foreign keys: a posting may match thirty thousand agents, and each key would be looked up and
 * locked per row. A trigger deletes the hits of a deleted agent, a nightly job those of deleted postings.
 */
export const agentHits = pgTable(
  'agent_hits',
  {
    agentId: integer('agent_id').notNull(),
    postingId: integer('posting_id').notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** It will not be mailed (again): it was in a mail, or none was wanted. */
    notified: boolean('told').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.postingId] })],
);

/** Agents with pending mail, and when it is due. */
export const waitingAgents = pgTable(
  'agent_waiting',
  {
    agentId: integer('agent_id').primaryKey(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('agent_waiting_due_index').on(table.dueAt)],
);

/** Mails of agents, with the id of the mail in the outbox. */
export const agentMails = pgTable(
  'agent_mails',
  {
    id: uuid('id').primaryKey(),
    agentId: integer('agent_id').notNull(),
    /** Null for an alert. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    postingIds: integer('posting_ids').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('agent_mails_account_index').on(table.accountId, table.createdAt),
    index('agent_mails_agent_index').on(table.agentId),
    index('agent_mails_created_index').on(table.createdAt),
  ],
);

/** Whether the owner found a mailed posting useful. */
export const agentOpinions = pgTable(
  'agent_opinions',
  {
    agentId: integer('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    useful: boolean('useful').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.postingId] }),
    index('agent_opinions_posting_index').on(table.postingId),
  ],
);

/** Alerts that await confirmation of their address by the mailed link; stored for as long as the link is valid. */
export const alertRequests = pgTable(
  'alert_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    title: text('title').notNull(),
    search: jsonb('search').$type<AgentSearch>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The agent that the confirmation made. */
    agentId: integer('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('alert_requests_created_index').on(table.createdAt),
    index('alert_requests_agent_index').on(table.agentId),
  ],
);
