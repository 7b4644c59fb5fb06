/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const accountAuditActions = [
  'accounts.register',
  'accounts.verify-email',
  'accounts.reset-password',
  'accounts.change-password',
  'accounts.delete',
  'accounts.export',
  'accounts.link',
  'accounts.unlink',
  'accounts.block',
  'accounts.unblock',
  'accounts.sign-out',
  'accounts.create',
  'accounts.password-instructions',
] as const;
export type AccountAuditAction = (typeof accountAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<AccountAuditAction, true> {}
}
