/**
 * Every act of the audit log; in words under `administration.audit.acts`. Features write them as plain codes, and a test
 * finds those that are missing here.
 */
export const auditActions = [
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
  'employers.delete',
  'employers.edit',
  'employers.end-verification',
  'employers.select',
  'employers.unverify',
  'employers.verify',
  'mail.resend',
  'messages.handle',
  'messages.reopen',
  'orders.cancel',
  'orders.pay',
  'postings.approve',
  'postings.import',
  'postings.reject',
  'postings.remove',
  'prices.save',
  'retention.sweep',
  'settings.save',
] as const;
export type AuditAction = (typeof auditActions)[number];
