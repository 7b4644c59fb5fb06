import { endpoint } from '#shared/endpoint.ts';

export const listEmployers = endpoint({
  id: 'employers.list',
  method: 'GET',
  path: '/employers',
  access: 'public',
  sameFor: 'guests',
  summary: 'Companies that are hiring or verified, by name, place and category.',
  schemas: async () => {
    const { z } = await import('zod');
    const { employersMeta, employersQuery, listedEmployer } = await import('./fields.ts');
    return { query: employersQuery, data: z.array(listedEmployer), meta: employersMeta };
  },
});

export const getEmployer = endpoint({
  id: 'employers.get',
  method: 'GET',
  path: '/employers/{id}',
  access: 'public',
  sameFor: 'guests',
  summary: 'A company’s public data; its live postings are `GET /postings?employers={id}`.',
  schemas: async () => {
    const { z } = await import('zod');
    const { idParam } = await import('#shared/query-fields.ts');
    const { employerPage } = await import('./fields.ts');
    return { params: z.object({ id: idParam }), data: employerPage };
  },
  problems: ['employers.not-found'],
});
