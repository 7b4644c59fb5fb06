import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const listHidden = get('listHidden', '/candidate/hidden', 'jobseeker', {
  summary: 'The postings and companies that the candidate has hidden, last hidden first.',
  schemas: (f, z) => ({ query: f.hiddenQuery, data: z.array(f.hiddenItem), meta: f.hiddenMeta }),
});
