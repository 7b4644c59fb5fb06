import { endpoint, idParams, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const applyAsGuest = endpoint({
  id: 'applications.applyAsGuest',
  method: 'POST',
  path: '/postings/{id}/applications/guest',
  access: 'public',
  summary:
    'Applies without an account. Answers the same for a repetition with the same email address, which changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.guestApplicationInput, data: f.applicationReceipt };
  },
  once: true,
  status: 201,
  problems: [
    'postings.not-found',
    'postings.not-live',
    'applications.other-apply-mode',
    'applications.without-cv',
    'applications.requirement-not-met',
    'files.not-yours',
    'too-many-requests',
  ],
});

export const listApplications = endpoint({
  id: 'applications.list',
  method: 'GET',
  path: '/employer/postings/{id}/applications',
  access: 'employer',
  summary: 'Applications to an own posting, newest first, with counts per status.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return {
      params: await idParams(),
      query: f.applicationsQuery,
      data: z.array(f.applicationRow),
      meta: f.applicationsMeta,
    };
  },
  problems: ['postings.not-found'],
});

export const getApplication = endpoint({
  id: 'applications.get',
  method: 'GET',
  path: '/employer/applications/{id}',
  access: 'employer',
  summary: 'One application to an own posting; the first reading marks it as opened.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), data: f.applicationAnswer, meta: f.applicationPlace };
  },
  problems: ['applications.not-found'],
});

export const sortApplication = endpoint({
  id: 'applications.sort',
  method: 'PATCH',
  path: '/employer/applications/{id}',
  access: 'employer',
  summary:
    'Sorts an application: saved, maybe, rejected, or back to unsorted. The person never learns of it.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.sortApplicationInput, data: f.applicationAnswer };
  },
  problems: ['applications.not-found'],
});
