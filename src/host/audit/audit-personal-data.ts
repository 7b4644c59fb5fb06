import { and, asc, eq, or } from 'drizzle-orm';
import type { PersonalDataPart } from '../personal-data.ts';
import { auditEntries } from './audit-table.ts';

/**
 * What a person did, and what was done to the account. Nothing is erased: the entries hold only ids and codes, which
 * identify nobody once the account is deleted, and what administrators did must stay provable.
 */
export const auditPersonalData: PersonalDataPart = {
  name: 'audit',
  tables: ['audit_entries'],
  async collect(executor, { accountId }) {
    const about = and(eq(auditEntries.objectKind, 'account'), eq(auditEntries.objectId, accountId));
    const rows = await executor
      .select({
        at: auditEntries.createdAt,
        action: auditEntries.action,
        objectKind: auditEntries.objectKind,
        objectId: auditEntries.objectId,
        actor: auditEntries.actor,
        reason: auditEntries.reason,
      })
      .from(auditEntries)
      .where(or(eq(auditEntries.actor, accountId), about))
      .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id));
    // Which staff member acted is not the person's data.
    return { data: rows.map(({ actor, ...entry }) => ({ ...entry, byYou: actor === accountId })) };
  },
  erase: async () => {},
};
