import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, del } = endpoints('postings', () => import('./fields.ts'));

export const getDraft = get('getDraft', '/employer/drafts/{kind}', 'recruiter', {
  summary:
    'The draft of a renewed or edited posting, or of new ones that which was opened last, as it was last saved on any device.',
  schemas: (f) => ({ params: f.draftParams, data: f.draftAnswer }),
});

export const saveDraft = put('saveDraft', '/employer/drafts/{kind}', 'recruiter', {
  summary:
    'Saves a draft over the version that it began with. Of new postings, one with an `id` is saved as itself, and opened; without one, that which was opened last.',
  schemas: (f) => ({ params: f.draftParams, body: f.draftInput, data: f.savedDraft }),
  problems: ['postings.draft-changed', 'postings.drafts-full', 'postings.not-found'],
});

export const dropDraft = del('dropDraft', '/employer/drafts/{kind}', 'recruiter', {
  summary: 'Forgets a draft; one that is not there is forgotten already.',
  schemas: (f) => ({ params: f.draftParams }),
});

export const listDrafts = get('listDrafts', '/employer/drafts', 'recruiter', {
  summary: 'The drafts of new postings, the last saved first.',
  schemas: (f, z) => ({ query: f.draftsQuery, data: z.array(f.listedDraft), meta: f.draftsMeta }),
});

export const openDraft = post('openDraft', '/employer/drafts/create/{id}/open', 'recruiter', {
  summary: 'Opens a draft of a new posting: the one that was open before stays in the list.',
  schemas: (f) => ({ params: f.newDraftParams, data: f.savedDraft }),
  problems: ['postings.draft-not-found', 'postings.draft-sent'],
});

export const deleteDraft = del('deleteDraft', '/employer/drafts/create/{id}', 'recruiter', {
  summary: 'Deletes a draft of a new posting, open or not.',
  schemas: (f) => ({ params: f.newDraftParams }),
  problems: ['postings.draft-not-found'],
});
