import { endpoints } from '#kit/endpoint.ts';

const { get, post, put } = endpoints(
  'administration',
  () => import('./fields.ts'),
  () => import('#kit/reason-fields.ts'),
  () => import('#features/decisions/fields.ts'),
);

export const listCompanies = get('listCompanies', '/admin/employers', 'admin', {
  summary: 'Companies by name, PIB or registration number, the latest first.',
  schemas: (f, z) => ({ query: f.companiesQuery, data: z.array(f.companyRow), meta: f.companiesMeta }),
});

export const getCompany = get('getCompany', '/admin/employers/{id}', 'admin', {
  summary: 'A company with all that can be changed of it, and the numbers of what would be deleted with it.',
  schemas: (f) => ({ data: f.companyView }),
  problems: ['employers.not-found'],
});

export const saveCompany = put('saveCompany', '/admin/employers/{id}', 'admin', {
  summary:
    'Changes the data of a company, its PIB too, with the reason for it. An older `version` is answered 409 with the newer state as `current`.',
  schemas: (f) => ({ body: f.companyInput, data: f.companyView }),
  problems: ['employers.not-found', 'employers.profile-changed'],
});

/** Problems of the actions on a company; of two simultaneous actions, the second returns `conflict`. */
const problems = [
  'employers.not-found',
  'administration.already-done',
  'administration.no-company-numbers',
  'conflict',
] as const;

export const verifyCompany = post('verifyCompany', '/admin/employers/{id}/verify', 'admin', {
  summary: 'Notes that PIB, registration number and seat of a company were checked, with what they were checked by.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems,
});

export const unverifyCompany = post('unverifyCompany', '/admin/employers/{id}/unverify', 'admin', {
  summary: 'Takes a verification back: new postings of the company need approval again.',
  schemas: (f) => ({ body: f.decisionInput }),
  problems,
});

export const blockCompany = post('blockCompany', '/admin/employers/{id}/block', 'admin', {
  summary:
    'Blocks every account of a company’s team: sessions end, live postings close until it is unblocked, open invitations are withdrawn.',
  schemas: (f) => ({ body: f.decisionInput }),
  problems,
});

export const unblockCompany = post('unblockCompany', '/admin/employers/{id}/unblock', 'admin', {
  summary: 'Unblocks every account of a company’s team: postings that were live come back with their remaining days.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems,
});

export const removePhoto = post('removeCompanyPhoto', '/admin/employer-photos/{id:uuid}/remove', 'admin', {
  summary: 'Removes a photo of a company’s workplace, by the id of its file, with a reason that the company is mailed.',
  schemas: (f) => ({ body: f.decisionInput }),
  problems: ['employers.photo-not-found', 'employers.not-found'],
});

export const removeSteps = post('removeCompanySteps', '/admin/employers/{id}/selection-steps/remove', 'admin', {
  summary: 'Removes a company’s steps of selection, as read in `version`, with a reason that the company is mailed.',
  schemas: (f) => ({ body: f.stepsDecision }),
  problems: ['employers.not-found', 'administration.already-done', 'conflict'],
});

export const deleteCompany = post('deleteCompany', '/admin/employers/{id}/delete', 'admin', {
  summary:
    'Deletes a company with the accounts of its team and all its postings, whose pages then answer 410. Its orders are kept for accounting.',
  schemas: (f) => ({ body: f.reasonInput }),
  problems,
});

export const listSelectedCompanies = get('listSelectedCompanies', '/admin/selected-employers', 'admin', {
  summary: 'Companies that administrators have selected for the home page, in their order.',
  schemas: (f, z) => ({ data: z.array(f.selectedCompany) }),
});

export const selectCompanies = put('selectCompanies', '/admin/selected-employers', 'admin', {
  summary:
    'Replaces the selected companies and their order. When they are not as `known` says, it is answered 409 with those of now as `current`.',
  schemas: (f, z) => ({ body: f.selectionInput, data: z.array(f.selectedCompany) }),
  problems: ['conflict', 'employers.not-found'],
});
