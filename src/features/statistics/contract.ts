import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const getEmployerSummary = get('employerSummary', '/employer/summary', 'reader', {
  summary: 'Own postings by tab, views and applications of this month, applications nobody has opened.',
  schemas: (f) => ({ data: f.employerSummary }),
});
