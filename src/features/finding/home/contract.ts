import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const getHome = get('home', '/postings/home', 'public', {
  summary: 'What the home page shows: paid places, newest, categories and places with counts.',
  schemas: (f) => ({ data: f.homePage }),
  sameFor: 'guests',
});
