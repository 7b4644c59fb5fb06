import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listModeratedPostings = endpoint({
  id: 'postings.moderated',
  method: 'GET',
  path: '/admin/postings',
  access: 'admin',
  summary:
    'Postings that are awaiting approval (the longest waiting first), were rejected, reported or approved.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.moderationQuery, data: z.array(f.moderatedRow), meta: f.moderationMeta };
  },
});

export const getModeratedPosting = endpoint({
  id: 'postings.moderatedOne',
  method: 'GET',
  path: '/admin/postings/{id}',
  access: 'admin',
  summary: 'A posting with its texts, what the wording check finds in them, and its history.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).moderatedPage }),
  problems: ['postings.not-found'],
});

export const approvePosting = endpoint({
  id: 'postings.approve',
  method: 'POST',
  path: '/admin/postings/{id}/approve',
  access: 'admin',
  summary:
    'Publishes a posting that is awaiting review; if two administrators decide, the second is refused.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), body: (await fields()).approvalInput, data: z.object({}) };
  },
  problems: [
    'postings.not-found',
    'postings.moved-on',
    'postings.edited-meanwhile',
    'postings.expiry-date-passed',
    'postings.company-blocked',
  ],
});

const decision = (name: 'reject' | 'remove', summary: string) =>
  endpoint({
    id: `postings.${name}`,
    method: 'POST',
    path: `/admin/postings/{id}/${name}`,
    access: 'admin',
    summary,
    schemas: async () => {
      const { z } = await import('zod');
      return { params: await idParams(), body: (await fields()).decisionInput, data: z.object({}) };
    },
    problems: ['postings.not-found', 'postings.moved-on', 'postings.edited-meanwhile'],
  });

export const rejectPosting = decision(
  'reject',
  'Sends a posting that is awaiting review back with a reason, which the employer gets by email.',
);

export const removePosting = decision(
  'remove',
  'Removes a posting from the site permanently, with a reason, which the employer gets by email.',
);
