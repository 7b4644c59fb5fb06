import { endpoint, idParams, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listApplications = endpoint({
  id: 'applications.list',
  method: 'GET',
  path: '/employer/postings/{id}/applications',
  access: 'reader',
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
  access: 'reader',
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
  access: 'recruiter',
  summary:
    'Sorts an application: saved, maybe, rejected, or back to unsorted. The person never learns of it.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.sortApplicationInput, data: f.applicationAnswer };
  },
  problems: ['applications.not-found'],
});
