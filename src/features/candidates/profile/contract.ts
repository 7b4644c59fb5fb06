import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getCandidateProfile = endpoint({
  id: 'candidates.getProfile',
  method: 'GET',
  path: '/candidate/profile',
  access: 'jobseeker',
  summary: 'The own general data, with the version that a change of them carries; 0 before the first save.',
  schemas: async () => ({ data: (await fields()).candidateProfile }),
});

export const putCandidateProfile = endpoint({
  id: 'candidates.putProfile',
  method: 'PUT',
  path: '/candidate/profile',
  access: 'jobseeker',
  summary:
    'Replaces the own general data. An older `version` is answered 409 with the newer state as `current`.',
  schemas: async () => {
    const f = await fields();
    return { body: f.candidateProfileInput, data: f.candidateProfile };
  },
  problems: ['candidates.profile-changed'],
});

export const getCandidateSummary = endpoint({
  id: 'candidates.summary',
  method: 'GET',
  path: '/candidate/summary',
  access: 'jobseeker',
  summary:
    'What the candidate has: numbers of applications, digital agents and what they newly found, saved postings and documents, how complete the CV is, and what the home page still proposes.',
  schemas: async () => ({ data: (await fields()).candidateSummary }),
});
