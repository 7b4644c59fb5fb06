import { endpoint } from '#shared/endpoint.ts';

export const listKeywords = endpoint({
  id: 'postings.keywords',
  method: 'GET',
  path: '/postings/keywords',
  access: 'public',
  sameFor: 'guests',
  summary: 'Popular keywords with the number of live postings that a search for each finds.',
  schemas: async () => {
    const { z } = await import('zod');
    const k = await import('./fields.ts');
    return { query: k.keywordsQuery, data: z.array(k.keyword), meta: k.keywordsMeta };
  },
});
