import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const registerJobseeker = endpoint({
  id: 'accounts.registerJobseeker',
  method: 'POST',
  path: '/auth/register/jobseeker',
  access: 'public',
  summary:
    'Registers a candidate and emails a link that verifies the address. Answers the same for an address that has an account already; its owner is notified by email.',
  schemas: async () => {
    const f = await fields();
    return { body: f.registerJobseekerInput, data: f.registrationAnswer };
  },
  status: 202,
  problems: ['too-many-requests'],
});

export const registerEmployer = endpoint({
  id: 'accounts.registerEmployer',
  method: 'POST',
  path: '/auth/register/employer',
  access: 'public',
  summary:
    'Registers a company and emails a link that verifies the address. Answers the same for an address that has an account already; a PIB that has one is refused.',
  schemas: async () => {
    const f = await fields();
    return { body: f.registerEmployerInput, data: f.registrationAnswer };
  },
  status: 202,
  problems: ['too-many-requests'],
});
