import type { Clock } from '../clock.ts';
import type { Executor } from '../database/database.ts';
import { auditEntries } from './audit-table.ts';

/** Acts by their codes, `thing.act`; declared where they are put into words (`administration/audit-actions.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface AuditActs {}

/** One act worth keeping. No personal data: ids, codes, counts. */
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
  /** Writes an entry in the caller's transaction: no act without its entry, no entry without its act. */
  record(tx: Executor, entry: AuditEntry): Promise<void>;
}

/** The audit log; only ever added to. */
export const createAudit = (clock: Clock): Audit => ({
  async record(tx, { actor, action, objectKind, objectId, reason = '', details = {} }) {
    await tx
      .insert(auditEntries)
      .values({ createdAt: clock.now(), actor, action, objectKind, objectId, reason, details });
  },
});
