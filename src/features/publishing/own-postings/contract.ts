import { endpoint, idParams } from '#shared/endpoint.ts';

export const listOwnPostings = endpoint({
  id: 'postings.listOwn',
  method: 'GET',
  path: '/employer/postings',
  access: 'reader',
  summary: 'The employer’s own postings of one tab, with the counts of all tabs.',
  schemas: async () => {
    const { z } = await import('zod');
    const { ownPosting, ownPostingsMeta, ownPostingsQuery } = await import(
      '#features/publishing/own-postings/fields.ts'
    );
    return { query: ownPostingsQuery, data: z.array(ownPosting), meta: ownPostingsMeta };
  },
});

export const getOwnPosting = endpoint({
  id: 'postings.getOwn',
  method: 'GET',
  path: '/employer/postings/{id}',
  access: 'reader',
  summary: 'An own posting whole, with its fields as they were sent.',
  schemas: async () => ({
    params: await idParams(),
    data: (await import('./fields.ts')).ownPostingPage,
  }),
  problems: ['postings.not-found'],
});

export const withdrawChange = endpoint({
  id: 'postings.withdrawChange',
  method: 'DELETE',
  path: '/employer/postings/{id}/change',
  access: 'recruiter',
  summary:
    'Withdraws changes of an own posting that are awaiting approval, or forgets those that were refused.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.object({}) };
  },
  problems: ['postings.not-found', 'postings.moved-on'],
});

export const closePosting = endpoint({
  id: 'postings.close',
  method: 'POST',
  path: '/employer/postings/{id}/close',
  access: 'recruiter',
  summary: 'Ends an own posting before its time, as filled or withdrawn, or withdraws one that is pending.',
  schemas: async () => {
    const { z } = await import('zod');
    return {
      params: await idParams(),
      body: (await import('./fields.ts')).closingInput,
      data: z.object({}),
    };
  },
  problems: ['postings.not-found', 'postings.moved-on'],
});
