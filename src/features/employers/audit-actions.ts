/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const employerAuditActions = [
  'employers.delete',
  'employers.edit',
  'employers.end-verification',
  'employers.select',
  'employers.unverify',
  'employers.verify',
] as const;
export type EmployerAuditAction = (typeof employerAuditActions)[number];

declare module '#platform/audit/audit.ts' {
  interface AuditActs extends Record<EmployerAuditAction, true> {}
}
