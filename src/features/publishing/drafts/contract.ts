import { endpoints } from '#shared/endpoint.ts';

const { get, put, del } = endpoints('postings', () => import('./fields.ts'));

export const getDraft = get('getDraft', '/employer/drafts/{kind}', 'recruiter', {
  summary: 'The draft of a new, renewed or edited posting, as it was last saved on any device.',
  schemas: (f) => ({ params: f.draftParams, data: f.draftAnswer }),
});

export const saveDraft = put('saveDraft', '/employer/drafts/{kind}', 'recruiter', {
  summary: 'Saves a draft over the version that it began with.',
  schemas: (f) => ({ params: f.draftParams, body: f.draftInput, data: f.keptDraft }),
  problems: ['postings.draft-changed', 'postings.not-found'],
});

export const dropDraft = del('dropDraft', '/employer/drafts/{kind}', 'recruiter', {
  summary: 'Forgets a draft; one that is not there is forgotten already.',
  schemas: (f) => ({ params: f.draftParams }),
});
