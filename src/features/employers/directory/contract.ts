import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('employers', () => import('./fields.ts'));

export const listEmployers = get('list', '/employers', 'public', {
  summary: 'Companies that are hiring or verified, by name, place and category.',
  schemas: (f, z) => ({ query: f.employersQuery, data: z.array(f.listedEmployer), meta: f.employersMeta }),
  sameFor: 'guests',
});

export const getEmployer = get('get', '/employers/{id}', 'public', {
  summary: 'A company’s public data; its live postings are `GET /postings?employers={id}`.',
  schemas: (f) => ({ data: f.employerPage }),
  sameFor: 'guests',
  problems: ['employers.not-found'],
});
