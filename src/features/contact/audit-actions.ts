/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const contactAuditActions = ['messages.handle', 'messages.reopen'] as const;
type ContactAuditAction = (typeof contactAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<ContactAuditAction, true> {}
}
