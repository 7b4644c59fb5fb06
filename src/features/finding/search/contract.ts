import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints(
  'postings',
  () => import('#features/postings/fields.ts'),
  () => import('#features/postings/search-fields.ts'),
);

export const searchPostings = get('search', '/postings', 'public', {
  summary: 'Live postings by keyword and filters, with facet counts.',
  schemas: (f, z) => ({ query: f.postingsQuery, data: z.array(f.listedPosting), meta: f.postingsMeta }),
  sameFor: 'guests',
});

export const suggestPostings = get('suggest', '/postings/suggest', 'public', {
  summary: 'Positions, companies, categories and places that begin like what is being typed.',
  schemas: (f, z) => ({ query: f.suggestQuery, data: z.array(f.suggestion) }),
  sameFor: 'guests',
});

export const getSimilarPostings = get('similar', '/postings/{id}/similar', 'public', {
  summary: 'Live postings like this one.',
  schemas: (f, z) => ({ data: z.array(f.postingCard) }),
  sameFor: 'guests',
  problems: ['postings.not-found'],
});
