/**
 * Every occasion for a mail, for the log's filter; in words under `administration.mailLog.templates`. A test finds templates
 * that are missing here, the compiler those without words.
 */
export const mailTemplateNames = [
  'accounts.verification',
  'accounts.password-instructions',
  'accounts.already-registered',
  'accounts.password-changed',
  'accounts.password-added',
  'accounts.export-ready',
  'accounts.export-failed',
  'accounts.deleted',
  'applications.confirmation',
  'applications.repetition',
  'applications.notification',
  'companies.blocked',
  'companies.unblocked',
  'contact.message',
  'contact.confirmation',
  'contact.report',
  'orders.proforma',
  'orders.paid',
  'orders.cancelled',
  'orders.reminder',
  'postings.published',
  'postings.decision',
  'postings.ending',
  'postings.ended',
] as const;
export type MailTemplateName = (typeof mailTemplateNames)[number];
