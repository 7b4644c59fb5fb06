import { endpoints } from '#kit/endpoint.ts';

const { get, post, del } = endpoints('accounts', () => import('./fields.ts'));

export const candidateAccount = get('candidateAccount', '/candidate/account', 'jobseeker', {
  summary: 'Counts of what a deletion of the account would also delete, and the latest copy of the data.',
  schemas: (f) => ({ data: f.candidateAccountView }),
});

export const deleteAccount = del('deleteAccount', '/candidate/account', 'jobseeker', {
  summary:
    'Permanently deletes the account and all data; needs the password, or of an account without one a sign-in less than 5 minutes old.',
  schemas: (f) => ({ body: f.deleteAccountInput }),
  problems: ['accounts.sign-in-again', 'too-many-requests'],
});

export const exportCandidateData = post('exportCandidateData', '/candidate/account/export', 'jobseeker', {
  summary: 'Has a copy of all data of the account made; an email is sent when it is ready. One at a time, three a day.',
  schemas: (f) => ({ data: f.exportView }),
  status: 202,
  problems: ['too-many-requests'],
});

export const employerAccount = get('employerAccount', '/employer/account', 'reader', {
  summary: 'The latest copy of the account’s data.',
  schemas: (f) => ({ data: f.employerAccountView }),
});

export const exportEmployerData = post('exportEmployerData', '/employer/account/export', 'reader', {
  summary: 'Has a copy of all data of the account made; an email is sent when it is ready. One at a time, three a day.',
  schemas: (f) => ({ data: f.exportView }),
  status: 202,
  problems: ['too-many-requests'],
});
