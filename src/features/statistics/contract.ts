import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getEmployerSummary = endpoint({
  id: 'postings.employerSummary',
  method: 'GET',
  path: '/employer/summary',
  access: 'reader',
  summary: 'Own postings by tab, views and applications of this month, applications nobody has opened.',
  schemas: async () => ({ data: (await fields()).employerSummary }),
});

export const getPostingStatistics = endpoint({
  id: 'postings.statistics',
  method: 'GET',
  path: '/employer/postings/{id}/stats',
  access: 'reader',
  summary:
    'Views with their sources, clicks to apply elsewhere and applications of an own posting by local day.',
  schemas: async () => {
    const { postingStatistics, statisticsQuery } = await fields();
    return { params: await idParams(), query: statisticsQuery, data: postingStatistics };
  },
  problems: ['postings.not-found'],
});

export const getPostingHistory = endpoint({
  id: 'postings.history',
  method: 'GET',
  path: '/employer/postings/{id}/history',
  access: 'reader',
  summary: 'Every move of an own posting between its states, the first at the top.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.array((await fields()).postingHistoryEntry) };
  },
  problems: ['postings.not-found'],
});
