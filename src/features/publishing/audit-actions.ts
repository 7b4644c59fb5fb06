/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const publishingAuditActions = ['postings.import'] as const;
type PublishingAuditAction = (typeof publishingAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<PublishingAuditAction, true> {}
}
