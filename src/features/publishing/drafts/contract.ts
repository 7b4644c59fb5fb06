import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getDraft = endpoint({
  id: 'postings.getDraft',
  method: 'GET',
  path: '/employer/drafts/{kind}',
  access: 'recruiter',
  summary: 'The draft of a new, renewed or edited posting, as it was last saved on any device.',
  schemas: async () => {
    const f = await fields();
    return { params: f.draftParams, data: f.draftAnswer };
  },
});

export const saveDraft = endpoint({
  id: 'postings.saveDraft',
  method: 'PUT',
  path: '/employer/drafts/{kind}',
  access: 'recruiter',
  summary: 'Saves a draft over the version that it began with.',
  schemas: async () => {
    const f = await fields();
    return { params: f.draftParams, body: f.draftInput, data: f.keptDraft };
  },
  problems: ['postings.draft-changed', 'postings.not-found'],
});

export const dropDraft = endpoint({
  id: 'postings.dropDraft',
  method: 'DELETE',
  path: '/employer/drafts/{kind}',
  access: 'recruiter',
  summary: 'Forgets a draft; one that is not there is forgotten already.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: (await fields()).draftParams, data: z.object({}) };
  },
});
