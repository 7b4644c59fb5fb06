import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what to what, and why. Append-only. It holds ids and codes, never names or addresses, so the entries of a
 * deleted person identify nobody.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Account id; null: the system itself. */
    actor: text('actor'),
    /** Code `feature.act`, translated under `administration.audit.acts`. */
    action: text('action').notNull(),
    /** Kind of the object: `account`, `posting`, `mail` … */
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id'),
    /** As written by the person who acted. */
    reason: text('reason').notNull().default(''),
    /** Further facts without personal data: counts, states. */
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [
    index('audit_entries_created_index').on(table.createdAt),
    index('audit_entries_object_index').on(table.objectKind, table.objectId),
    index('audit_entries_actor_index').on(table.actor),
  ],
);

export type AuditRow = typeof auditEntries.$inferSelect;
