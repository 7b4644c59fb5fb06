import { accountAuditActions } from '#features/accounts/audit-actions.ts';
import { advertisingAuditActions } from '#features/advertising/audit-actions.ts';
import { contactAuditActions } from '#features/contact/audit-actions.ts';
import { contentAuditActions } from '#features/content/audit-actions.ts';
import { employerAuditActions } from '#features/employers/audit-actions.ts';
import { fileAuditActions } from '#features/files/audit-actions.ts';
import { mailAuditActions } from '#features/mails/audit-actions.ts';
import { moderationAuditActions } from '#features/moderation/audit-actions.ts';
import { publishingAuditActions } from '#features/publishing/audit-actions.ts';
import { settingsAuditActions } from '#features/settings/audit-actions.ts';

declare module '#host/audit/audit.ts' {
  interface AuditActs {
    'retention.sweep': true;
    'backups.check': true;
    'backups.fail': true;
  }
}

/** Every act of the audit log, for its filter and its words; the compiler finds one that is missing. */
export const auditActions = [
  ...accountAuditActions,
  ...employerAuditActions,
  ...fileAuditActions,
  ...mailAuditActions,
  ...contactAuditActions,
  ...advertisingAuditActions,
  ...moderationAuditActions,
  ...publishingAuditActions,
  ...contentAuditActions,
  'retention.sweep',
  'backups.check',
  'backups.fail',
  ...settingsAuditActions,
] as const;
