import { endpoint } from '#shared/endpoint.ts';

export const reportPosting = endpoint({
  id: 'contact.reportPosting',
  method: 'POST',
  path: '/postings/{id}/report',
  access: 'public',
  summary: 'Reports to the provider what is wrong with a posting; the same person counts once a day.',
  schemas: async () => {
    const { z } = await import('zod');
    const { idParam } = await import('#shared/query-fields.ts');
    const { reportInput } = await import('./fields.ts');
    return { params: z.object({ id: idParam }), body: reportInput, data: z.object({}) };
  },
  status: 202,
  problems: ['postings.not-found', 'postings.removed', 'too-many-requests'],
});
