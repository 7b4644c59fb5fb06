import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const getPostingStatistics = get('statistics', '/employer/postings/{id}/stats', 'reader', {
  summary: 'Views with their sources, clicks to apply elsewhere and applications of an own posting by local day.',
  schemas: (f) => ({ query: f.statisticsQuery, data: f.postingStatistics }),
  problems: ['postings.not-found'],
});

export const getPostingHistory = get('history', '/employer/postings/{id}/history', 'reader', {
  summary: 'Every move of an own posting between its states, the first at the top.',
  schemas: (f, z) => ({ data: z.array(f.postingHistoryEntry) }),
  problems: ['postings.not-found'],
});
