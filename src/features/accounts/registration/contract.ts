import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('accounts', () => import('./fields.ts'));

export const registerJobseeker = post('registerJobseeker', '/auth/register/jobseeker', 'public', {
  summary:
    'Registers a candidate and emails a link that verifies the address. Answers the same for an address that has an account already; its owner is notified by email.',
  schemas: (f) => ({ body: f.registerJobseekerInput, data: f.registrationAnswer }),
  status: 202,
  problems: ['too-many-requests'],
});

export const registerEmployer = post('registerEmployer', '/auth/register/employer', 'public', {
  summary:
    'Registers a company and emails a link that verifies the address. Answers the same for an address that has an account already; a PIB that has one is refused.',
  schemas: (f) => ({ body: f.registerEmployerInput, data: f.registrationAnswer }),
  status: 202,
  problems: ['too-many-requests'],
});
