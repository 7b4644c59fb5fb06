/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const moderationAuditActions = [
  'postings.approve',
  'postings.reject',
  'postings.remove',
  'postings.approve-change',
  'postings.reject-change',
  'postings.recall',
] as const;
type ModerationAuditAction = (typeof moderationAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<ModerationAuditAction, true> {}
}
