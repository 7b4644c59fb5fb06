import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints(
  'applications',
  () => import('./fields.ts'),
  () => import('#features/files/fields.ts'),
);

export const listApplications = get('list', '/employer/postings/{id}/applications', 'reader', {
  summary: 'Applications to an own posting, with counts per status, answer and requirement under the other filters.',
  schemas: (f, z) => ({
    query: f.applicationsQuery,
    data: z.array(f.applicationRow),
    meta: f.applicationsMeta,
  }),
  problems: ['postings.not-found'],
});

export const getApplicationsFile = get('listFile', '/employer/postings/{id}/applications/csv', 'reader', {
  summary:
    'A download address for the list of all applications that match the filters, as CSV in the language of the request; valid for 60 seconds.',
  schemas: (f) => ({ query: f.applicationFilters, data: f.fileLink }),
  problems: ['postings.not-found', 'applications.too-many-selected'],
});
