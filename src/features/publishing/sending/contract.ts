import { endpoint, idParams } from '#shared/endpoint.ts';

const inputFields = () => import('#features/postings/input-fields.ts');

export const sendPosting = endpoint({
  id: 'postings.send',
  method: 'POST',
  path: '/employer/postings',
  access: 'recruiter',
  summary: 'Sends a finished draft: it goes live, or is awaiting payment or review.',
  schemas: async () => ({
    body: (await inputFields()).sentInput,
    data: (await import('../own-postings/fields.ts')).sentPosting,
  }),
  problems: [
    'postings.draft-sent',
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

export const editPosting = endpoint({
  id: 'postings.edit',
  method: 'PUT',
  path: '/employer/postings/{id}',
  access: 'recruiter',
  summary: 'Changes what an own posting says, whether it is live or pending.',
  schemas: async () => ({
    params: await idParams(),
    body: (await inputFields()).editedInput,
    data: (await import('../own-postings/fields.ts')).sentPosting,
  }),
  problems: ['postings.not-found', 'postings.moved-on', 'postings.changed', 'postings.draft-sent'],
});

export const renewPosting = endpoint({
  id: 'postings.renew',
  method: 'POST',
  path: '/employer/postings/{id}/renew',
  access: 'recruiter',
  summary: 'Requests another period of an own posting that is live or has ended, with or without changes.',
  schemas: async () => ({
    params: await idParams(),
    body: (await inputFields()).renewedInput,
    data: (await import('../own-postings/fields.ts')).sentPosting,
  }),
  problems: [
    'postings.not-found',
    'postings.moved-on',
    'postings.changed',
    'postings.draft-sent',
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

export const previewPosting = endpoint({
  id: 'postings.preview',
  method: 'POST',
  path: '/employer/postings/preview',
  access: 'recruiter',
  summary: 'The page that a draft would have if it went live now; nothing is kept.',
  schemas: async () => ({
    body: (await inputFields()).postingInput,
    data: (await import('#features/postings/fields.ts')).postingPage,
  }),
  problems: ['too-many-requests'],
});
