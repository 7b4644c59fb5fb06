import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');
const idParams = async () => {
  const { z } = await import('zod');
  const { idParam } = await import('#shared/query-fields.ts');
  return z.object({ id: idParam });
};

export const searchPostings = endpoint({
  id: 'postings.search',
  method: 'GET',
  path: '/postings',
  access: 'public',
  summary: 'Live postings by keyword and filters, with facet counts.',
  schemas: async () => {
    const { z } = await import('zod');
    const s = await import('./search-fields.ts');
    return { query: s.postingsQuery, data: z.array((await fields()).postingCard), meta: s.postingsMeta };
  },
});

export const suggestPostings = endpoint({
  id: 'postings.suggest',
  method: 'GET',
  path: '/postings/suggest',
  access: 'public',
  summary: 'Positions, companies, categories and places that begin like what is being typed.',
  schemas: async () => {
    const { z } = await import('zod');
    const s = await import('./search-fields.ts');
    return { query: s.suggestQuery, data: z.array(s.suggestion) };
  },
});

export const listKeywords = endpoint({
  id: 'postings.keywords',
  method: 'GET',
  path: '/postings/keywords',
  access: 'public',
  summary: 'Popular keywords with the number of live postings that a search for each finds.',
  schemas: async () => {
    const { z } = await import('zod');
    const k = await import('./keyword-fields.ts');
    return { query: k.keywordsQuery, data: z.array(k.keyword), meta: k.keywordsMeta };
  },
});

export const getHome = endpoint({
  id: 'postings.home',
  method: 'GET',
  path: '/postings/home',
  access: 'public',
  summary: 'What the home page shows: paid places, newest, categories and places with counts.',
  schemas: async () => ({ data: (await fields()).homePage }),
});

export const getPosting = endpoint({
  id: 'postings.get',
  method: 'GET',
  path: '/postings/{id}',
  access: 'public',
  summary: 'A posting’s page: live, expired or closed; its owner and administrators also see the others.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).postingPage }),
  problems: ['postings.not-found', 'postings.removed'],
});

export const getSimilarPostings = endpoint({
  id: 'postings.similar',
  method: 'GET',
  path: '/postings/{id}/similar',
  access: 'public',
  summary: 'Live postings like this one.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.array((await fields()).postingCard) };
  },
  problems: ['postings.not-found'],
});

export const countPostingView = endpoint({
  id: 'postings.view',
  method: 'POST',
  path: '/postings/{id}/views',
  access: 'public',
  summary:
    'Counts a view with where it came from, once per visitor and day; not of bots, the owner or administrators.',
  schemas: async () => {
    const { z } = await import('zod');
    const { viewQuery } = await import('./view-fields.ts');
    return { params: await idParams(), query: viewQuery, data: z.object({}) };
  },
  problems: ['postings.not-found'],
});

export const openExternalApply = endpoint({
  id: 'postings.applyClick',
  method: 'POST',
  path: '/postings/{id}/apply-click',
  access: 'public',
  summary: 'The link or phone number of an external application; counted once per visitor and day.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).applyTarget }),
  problems: ['postings.not-found', 'postings.not-live'],
});

export const sendPosting = endpoint({
  id: 'postings.send',
  method: 'POST',
  path: '/employer/postings',
  access: 'employer',
  summary: 'Sends a finished draft: it goes live, or is awaiting payment or review.',
  schemas: async () => ({
    body: (await import('./input-fields.ts')).sentInput,
    data: (await import('./own-fields.ts')).sentPosting,
  }),
  problems: [
    'postings.free-not-available',
    'postings.free-limit-reached',
    'advertising.no-provider',
    'advertising.no-company-data',
    'advertising.orders-full',
    'advertising.price-changed',
  ],
  status: 201,
  once: true,
});

export const listOwnPostings = endpoint({
  id: 'postings.listOwn',
  method: 'GET',
  path: '/employer/postings',
  access: 'employer',
  summary: 'The employer’s own postings of one tab, with the counts of all tabs.',
  schemas: async () => {
    const { z } = await import('zod');
    const { ownPosting, ownPostingsMeta, ownPostingsQuery } = await import('./own-fields.ts');
    return { query: ownPostingsQuery, data: z.array(ownPosting), meta: ownPostingsMeta };
  },
});

export const getOwnPosting = endpoint({
  id: 'postings.getOwn',
  method: 'GET',
  path: '/employer/postings/{id}',
  access: 'employer',
  summary: 'An own posting whole, with its fields as they were sent.',
  schemas: async () => ({
    params: await idParams(),
    data: (await import('./own-fields.ts')).ownPostingPage,
  }),
  problems: ['postings.not-found'],
});

export const previewPosting = endpoint({
  id: 'postings.preview',
  method: 'POST',
  path: '/employer/postings/preview',
  access: 'employer',
  summary: 'The page that a draft would have if it went live now; nothing is kept.',
  schemas: async () => ({
    body: (await import('./input-fields.ts')).postingInput,
    data: (await fields()).postingPage,
  }),
  problems: ['too-many-requests'],
});

export const editPosting = endpoint({
  id: 'postings.edit',
  method: 'PUT',
  path: '/employer/postings/{id}',
  access: 'employer',
  summary: 'Changes what an own posting says, whether it is live or pending.',
  schemas: async () => ({
    params: await idParams(),
    body: (await import('./input-fields.ts')).editedInput,
    data: (await import('./own-fields.ts')).sentPosting,
  }),
  problems: ['postings.not-found', 'postings.moved-on', 'postings.changed'],
});

export const renewPosting = endpoint({
  id: 'postings.renew',
  method: 'POST',
  path: '/employer/postings/{id}/renew',
  access: 'employer',
  summary: 'Requests another period of an own posting that is live or has ended, with or without changes.',
  schemas: async () => ({
    params: await idParams(),
    body: (await import('./input-fields.ts')).renewedInput,
    data: (await import('./own-fields.ts')).sentPosting,
  }),
  problems: [
    'postings.not-found',
    'postings.moved-on',
    'postings.changed',
    'postings.renewal-waits',
    'postings.free-not-available',
    'postings.free-limit-reached',
    'advertising.no-provider',
    'advertising.no-company-data',
    'advertising.orders-full',
    'advertising.price-changed',
  ],
  once: true,
});

export const closePosting = endpoint({
  id: 'postings.close',
  method: 'POST',
  path: '/employer/postings/{id}/close',
  access: 'employer',
  summary: 'Ends an own posting before its time, as filled or withdrawn, or withdraws one that is pending.',
  schemas: async () => {
    const { z } = await import('zod');
    return {
      params: await idParams(),
      body: (await import('./own-fields.ts')).closingInput,
      data: z.object({}),
    };
  },
  problems: ['postings.not-found', 'postings.moved-on'],
});
