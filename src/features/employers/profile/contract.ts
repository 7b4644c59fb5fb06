import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getEmployerProfile = endpoint({
  id: 'employers.getProfile',
  method: 'GET',
  path: '/employer/profile',
  access: 'reader',
  summary: 'The own company’s data, with the version that a change of them carries.',
  schemas: async () => ({ data: (await fields()).employerProfile }),
  problems: ['not-found'],
});

export const putEmployerProfile = endpoint({
  id: 'employers.putProfile',
  method: 'PUT',
  path: '/employer/profile',
  access: 'owner',
  summary:
    'Replaces the own company’s data. An older `version` is answered 409 with the newer state as `current`; a change of verified data ends the verification.',
  schemas: async () => {
    const f = await fields();
    return { body: f.employerProfileInput, data: f.employerProfile };
  },
  problems: ['not-found', 'employers.profile-changed'],
});
