import { endpoints } from '#kit/endpoint.ts';

const { get, post, del } = endpoints('postings', () => import('../own-fields.ts'));

export const listOwnPostings = get('listOwn', '/employer/postings', 'reader', {
  summary: 'The employer’s own postings of one tab, with the counts of all tabs.',
  schemas: (f, z) => ({ query: f.ownPostingsQuery, data: z.array(f.ownPosting), meta: f.ownPostingsMeta }),
});

export const getOwnPosting = get('getOwn', '/employer/postings/{id}', 'reader', {
  summary: 'An own posting whole, with its fields as they were sent.',
  schemas: (f) => ({ data: f.ownPostingPage }),
  problems: ['postings.not-found'],
});

export const withdrawChange = del('withdrawChange', '/employer/postings/{id}/change', 'recruiter', {
  summary: 'Withdraws changes of an own posting that are awaiting approval, or forgets those that were refused.',
  problems: ['postings.not-found', 'postings.moved-on'],
});

export const closePosting = post('close', '/employer/postings/{id}/close', 'recruiter', {
  summary: 'Ends an own posting before its time, as filled or withdrawn, or withdraws one that is pending.',
  schemas: (f) => ({ body: f.closingInput }),
  problems: ['postings.not-found', 'postings.moved-on'],
});
