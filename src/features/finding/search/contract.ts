import { endpoint, idParams } from '#shared/endpoint.ts';

const postingFields = () => import('#features/postings/fields.ts');

export const searchPostings = endpoint({
  id: 'postings.search',
  method: 'GET',
  path: '/postings',
  access: 'public',
  sameFor: 'guests',
  summary: 'Live postings by keyword and filters, with facet counts.',
  schemas: async () => {
    const { z } = await import('zod');
    const s = await import('#features/postings/search-fields.ts');
    return {
      query: s.postingsQuery,
      data: z.array((await postingFields()).postingCard),
      meta: s.postingsMeta,
    };
  },
});

export const suggestPostings = endpoint({
  id: 'postings.suggest',
  method: 'GET',
  path: '/postings/suggest',
  access: 'public',
  sameFor: 'guests',
  summary: 'Positions, companies, categories and places that begin like what is being typed.',
  schemas: async () => {
    const { z } = await import('zod');
    const s = await import('#features/postings/search-fields.ts');
    return { query: s.suggestQuery, data: z.array(s.suggestion) };
  },
});

export const getSimilarPostings = endpoint({
  id: 'postings.similar',
  method: 'GET',
  path: '/postings/{id}/similar',
  access: 'public',
  sameFor: 'guests',
  summary: 'Live postings like this one.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.array((await postingFields()).postingCard) };
  },
  problems: ['postings.not-found'],
});
