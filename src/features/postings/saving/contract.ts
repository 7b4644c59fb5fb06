import { endpoints } from '#kit/endpoint.ts';

const { get, put, del } = endpoints('postings');

export const listSavedPostingIds = get('listSavedIds', '/candidate/saved-postings/ids', 'jobseeker', {
  summary: 'Ids of all the candidate’s saved postings, last saved first, for the hearts on cards.',
  schemas: (_, z) => ({ data: z.array(z.number().int()) }),
});

export const savePosting = put('save', '/candidate/saved-postings/{postingId}', 'jobseeker', {
  summary: 'Puts a posting aside; one that already is stays as it was.',
  problems: ['postings.not-found', 'postings.removed', 'postings.saved-limit-reached'],
});

export const unsavePosting = del('unsave', '/candidate/saved-postings/{postingId}', 'jobseeker', {
  summary: 'Takes a posting out of the saved ones; one that is not among them stays out.',
  problems: ['postings.not-found'],
});
