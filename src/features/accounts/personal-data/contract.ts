import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const candidateAccount = endpoint({
  id: 'accounts.candidateAccount',
  method: 'GET',
  path: '/candidate/account',
  access: 'jobseeker',
  summary: 'Counts of what a deletion of the account would also delete, and the latest copy of the data.',
  schemas: async () => ({ data: (await fields()).candidateAccountView }),
});

export const deleteAccount = endpoint({
  id: 'accounts.deleteAccount',
  method: 'DELETE',
  path: '/candidate/account',
  access: 'jobseeker',
  summary:
    'Permanently deletes the account and all data; needs the password, or of an account without one a sign-in less than 5 minutes old.',
  schemas: async () => {
    const { z } = await import('zod');
    return { body: (await fields()).deleteAccountInput, data: z.object({}) };
  },
  problems: ['accounts.sign-in-again', 'too-many-requests'],
});

export const exportCandidateData = endpoint({
  id: 'accounts.exportCandidateData',
  method: 'POST',
  path: '/candidate/account/export',
  access: 'jobseeker',
  summary:
    'Has a copy of all data of the account made; an email is sent when it is ready. One at a time, three a day.',
  schemas: async () => ({ data: (await fields()).exportView }),
  status: 202,
  problems: ['too-many-requests'],
});

export const employerAccount = endpoint({
  id: 'accounts.employerAccount',
  method: 'GET',
  path: '/employer/account',
  access: 'reader',
  summary: 'The latest copy of the account’s data.',
  schemas: async () => ({ data: (await fields()).employerAccountView }),
});

export const exportEmployerData = endpoint({
  id: 'accounts.exportEmployerData',
  method: 'POST',
  path: '/employer/account/export',
  access: 'reader',
  summary:
    'Has a copy of all data of the account made; an email is sent when it is ready. One at a time, three a day.',
  schemas: async () => ({ data: (await fields()).exportView }),
  status: 202,
  problems: ['too-many-requests'],
});
