/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const employerAuditActions = [
  'employers.block',
  'employers.change-role',
  'employers.confirm-address',
  'employers.delete',
  'employers.edit',
  'employers.end-verification',
  'employers.invite',
  'employers.join',
  'employers.leave',
  'employers.remove-member',
  'employers.select',
  'employers.unblock',
  'employers.unverify',
  'employers.verify',
  'employers.withdraw-invitation',
] as const;
export type EmployerAuditAction = (typeof employerAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<EmployerAuditAction, true> {}
}
