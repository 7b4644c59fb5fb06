import { endpoint } from '#shared/endpoint.ts';

const postingParams = async () => {
  const { z } = await import('zod');
  const { idParam } = await import('#shared/query-fields.ts');
  return { params: z.object({ postingId: idParam }), data: z.object({}) };
};

export const listSavedPostings = endpoint({
  id: 'postings.listSaved',
  method: 'GET',
  path: '/candidate/saved-postings',
  access: 'jobseeker',
  summary: 'The postings a candidate has put aside, with those that have ended.',
  schemas: async () => {
    const { z } = await import('zod');
    const { savedPosting, savedPostingsMeta, savedPostingsQuery } = await import('./fields.ts');
    return { query: savedPostingsQuery, data: z.array(savedPosting), meta: savedPostingsMeta };
  },
});

export const listSavedPostingIds = endpoint({
  id: 'postings.listSavedIds',
  method: 'GET',
  path: '/candidate/saved-postings/ids',
  access: 'jobseeker',
  summary: 'Ids of all the candidate’s saved postings, last saved first, for the hearts on cards.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array(z.number().int()) };
  },
});

export const savePosting = endpoint({
  id: 'postings.save',
  method: 'PUT',
  path: '/candidate/saved-postings/{postingId}',
  access: 'jobseeker',
  summary: 'Puts a posting aside; one that already is stays as it was.',
  schemas: postingParams,
  problems: ['postings.not-found', 'postings.removed', 'postings.saved-limit-reached'],
});

export const unsavePosting = endpoint({
  id: 'postings.unsave',
  method: 'DELETE',
  path: '/candidate/saved-postings/{postingId}',
  access: 'jobseeker',
  summary: 'Takes a posting out of the saved ones; one that is not among them stays out.',
  schemas: postingParams,
  problems: ['postings.not-found'],
});
