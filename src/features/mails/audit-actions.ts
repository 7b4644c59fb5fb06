/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const mailAuditActions = ['mail.resend'] as const;
type MailAuditAction = (typeof mailAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<MailAuditAction, true> {}
}
