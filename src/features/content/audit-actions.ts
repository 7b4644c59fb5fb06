/** Acts that the audit log knows; in words under `administration.audit.acts`. */
export const contentAuditActions = [
  'articles.create',
  'articles.publish',
  'articles.schedule',
  'articles.withdraw',
  'articles.delete',
  'pages.publish',
  'announcements.create',
  'announcements.change',
  'announcements.end',
  'announcements.delete',
] as const;
type ContentAuditAction = (typeof contentAuditActions)[number];

declare module '#host/audit/audit.ts' {
  interface AuditActs extends Record<ContentAuditAction, true> {}
}
