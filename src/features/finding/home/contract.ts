import { endpoint } from '#shared/endpoint.ts';

export const getHome = endpoint({
  id: 'postings.home',
  method: 'GET',
  path: '/postings/home',
  access: 'public',
  sameFor: 'guests',
  summary: 'What the home page shows: paid places, newest, categories and places with counts.',
  schemas: async () => ({ data: (await import('./fields.ts')).homePage }),
});
