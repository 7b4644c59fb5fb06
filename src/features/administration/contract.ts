import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getSummary = endpoint({
  id: 'administration.summary',
  method: 'GET',
  path: '/admin/summary',
  access: 'admin',
  summary: 'Counts of users, postings, applications and emails, and what is waiting for someone.',
  schemas: async () => ({ data: (await fields()).summary }),
});

export const listAudit = endpoint({
  id: 'administration.listAudit',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'The audit log, newest first: who did what to what, and why.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    const { pageMeta } = await import('#shared/query-fields.ts');
    return { query: f.auditQuery, data: z.array(f.auditEntry), meta: pageMeta };
  },
});
