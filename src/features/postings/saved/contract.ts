import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const listSavedPostings = get('listSaved', '/candidate/saved-postings', 'jobseeker', {
  summary: 'The postings a candidate has put aside, with those that have ended.',
  schemas: (f, z) => ({
    query: f.savedPostingsQuery,
    data: z.array(f.savedPosting),
    meta: f.savedPostingsMeta,
  }),
});
