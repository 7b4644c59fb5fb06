import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('contact', () => import('./fields.ts'));

export const reportPosting = post('reportPosting', '/postings/{id}/report', 'public', {
  summary: 'Reports to the provider what is wrong with a posting; the same person counts once a day.',
  schemas: (f) => ({ body: f.reportInput }),
  status: 202,
  problems: ['postings.not-found', 'postings.removed', 'too-many-requests'],
});
