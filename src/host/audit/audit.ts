import type { Clock } from '../clock.ts';
import type { Executor } from '../database/database.ts';
import { auditEntries } from './audit-table.ts';

/** Actions by their codes, `thing.act`; declared where their texts are defined (`administration/audit-actions.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface AuditActs {}

/** One audited action. No personal data: ids, codes, counts. */
export interface AuditEntry {
  /** Account id of who acted; null for the system itself. */
  actor: string | null;
  /** E.g. `accounts.block`. */
  action: keyof AuditActs;
  objectKind: string;
  objectId: string | null;
  reason?: string;
  details?: Record<string, string | number | boolean>;
}

export interface Audit {
  /**
   * Writes an entry in the caller's transaction, so that the action and its entry are stored together or not at all.
   */
  record(tx: Executor, entry: AuditEntry): Promise<void>;
}

/** The append-only audit log. */
export const createAudit = (clock: Clock): Audit => ({
  async record(tx, { actor, action, objectKind, objectId, reason = '', details = {} }) {
    await tx
      .insert(auditEntries)
      .values({ createdAt: clock.now(), actor, action, objectKind, objectId, reason, details });
  },
});
