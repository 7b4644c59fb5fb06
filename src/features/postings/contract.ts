import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getPosting = endpoint({
  id: 'postings.get',
  method: 'GET',
  path: '/postings/{id}',
  access: 'public',
  sameFor: 'guests',
  summary: 'A posting’s page: live, expired or closed; its owner and administrators also see the others.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).postingPage }),
  problems: ['postings.not-found', 'postings.removed'],
});

export const countPostingView = endpoint({
  id: 'postings.view',
  method: 'POST',
  path: '/postings/{id}/views',
  access: 'public',
  summary:
    'Counts a view with where it came from, once per visitor and day, few of one network; not of bots, the owner or administrators.',
  schemas: async () => {
    const { z } = await import('zod');
    const { viewQuery } = await import('./view-fields.ts');
    return { params: await idParams(), query: viewQuery, data: z.object({}) };
  },
  problems: ['postings.not-found', 'too-many-requests'],
});

export const openExternalApply = endpoint({
  id: 'postings.applyClick',
  method: 'POST',
  path: '/postings/{id}/apply-click',
  access: 'public',
  summary:
    'Someone begins to apply, counted once per visitor and day; the answer is the link or phone number of an external application.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).applyTarget }),
  problems: ['postings.not-found', 'postings.not-live'],
});
