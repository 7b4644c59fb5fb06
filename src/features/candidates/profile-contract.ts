import { endpoints } from '#kit/endpoint.ts';

const { get, put } = endpoints('candidates', () => import('./profile-fields.ts'));

export const getCandidateProfile = get('getProfile', '/candidate/profile', 'jobseeker', {
  summary: 'The own general data, with the version that a change of them carries; 0 before the first save.',
  schemas: (f) => ({ data: f.candidateProfile }),
});

export const putCandidateProfile = put('putProfile', '/candidate/profile', 'jobseeker', {
  summary: 'Replaces the own general data. An older `version` is answered 409 with the newer state as `current`.',
  schemas: (f) => ({ body: f.candidateProfileInput, data: f.candidateProfile }),
  problems: ['candidates.profile-changed'],
});

export const getCandidateSummary = get('summary', '/candidate/summary', 'jobseeker', {
  summary:
    'What the candidate has: numbers of applications, digital agents and what they newly found, saved postings and documents, how complete the CV is, and what the home page still proposes.',
  schemas: (f) => ({ data: f.candidateSummary }),
});
