/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const settingsAuditActions = ['settings.save'] as const;
type SettingAuditAction = (typeof settingsAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<SettingAuditAction, true> {}
}
