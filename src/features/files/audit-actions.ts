/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const fileAuditActions = ['files.infected'] as const;
type FileAuditAction = (typeof fileAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<FileAuditAction, true> {}
}
