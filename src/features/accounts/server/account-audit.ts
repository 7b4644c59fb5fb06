import type { Audit, AuditActs, AuditEntry } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';

/** Records an action by the owner of an account on that account. */
export const recordOwnAct = (
  audit: Audit,
  tx: Executor,
  accountId: string,
  action: keyof AuditActs,
  details: NonNullable<AuditEntry['details']> = {},
): Promise<void> => audit.record(tx, { actor: accountId, action, objectKind: 'account', objectId: accountId, details });
