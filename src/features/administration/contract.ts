import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints(
  'administration',
  () => import('./fields.ts'),
  () => import('#kit/query-fields.ts'),
);

export const getSummary = get('summary', '/admin/summary', 'admin', {
  summary: 'Counts of users, postings, applications and emails, and what is waiting for someone.',
  schemas: (f) => ({ data: f.summary }),
});

export const listAudit = get('listAudit', '/admin/audit', 'admin', {
  summary: 'The audit log, newest first: who did what to what, and why.',
  schemas: (f, z) => ({ query: f.auditQuery, data: z.array(f.auditEntry), meta: f.pageMeta }),
});
