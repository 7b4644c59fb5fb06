import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const listKeywords = get('keywords', '/postings/keywords', 'public', {
  summary: 'Popular keywords with the number of live postings that a search for each finds.',
  schemas: (f, z) => ({ query: f.keywordsQuery, data: z.array(f.keyword), meta: f.keywordsMeta }),
  sameFor: 'guests',
});
