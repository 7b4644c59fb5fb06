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

export const listHiddenIds = get('listHiddenIds', '/candidate/hidden/ids', 'jobseeker', {
  summary: 'Ids of the postings and companies that the candidate has hidden, for the marks on cards.',
  schemas: (_, z) => ({
    data: z.object({ postings: z.array(z.number().int()), employers: z.array(z.number().int()) }),
  }),
});

export const hidePosting = put('hide', '/candidate/hidden/postings/{postingId}', 'jobseeker', {
  summary: 'Hides a posting from the candidate’s lists and agents; one that is hidden stays so.',
  problems: ['postings.not-found', 'postings.removed', 'postings.hidden-limit-reached'],
});

export const unhidePosting = del('unhide', '/candidate/hidden/postings/{postingId}', 'jobseeker', {
  summary: 'Shows a hidden posting again; one that is not hidden stays so.',
  problems: ['postings.not-found'],
});

export const hideEmployer = put('hideEmployer', '/candidate/hidden/employers/{employerId}', 'jobseeker', {
  summary: 'Hides all postings of a company from the candidate’s lists and agents, also later ones.',
  problems: ['employers.not-found', 'postings.hidden-limit-reached'],
});

export const unhideEmployer = del('unhideEmployer', '/candidate/hidden/employers/{employerId}', 'jobseeker', {
  summary: 'Shows the postings of a hidden company again; a company that is not hidden stays so.',
  problems: ['employers.not-found'],
});
