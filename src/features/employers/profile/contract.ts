import { endpoints } from '#kit/endpoint.ts';

const { get, put } = endpoints('employers', () => import('./fields.ts'));

export const getEmployerProfile = get('getProfile', '/employer/profile', 'reader', {
  summary: 'The own company’s data, with the version that a change of them carries.',
  schemas: (f) => ({ data: f.employerProfile }),
  problems: ['not-found'],
});

export const putEmployerProfile = put('putProfile', '/employer/profile', 'owner', {
  summary:
    'Replaces the own company’s data. An older `version` is answered 409 with the newer state as `current`; a change of verified data ends the verification.',
  schemas: (f) => ({ body: f.employerProfileInput, data: f.employerProfile }),
  problems: ['not-found', 'employers.profile-changed'],
});
