import { endpoints } from '#kit/endpoint.ts';

const { post, put } = endpoints(
  'postings',
  () => import('#features/postings/fields.ts'),
  () => import('#features/postings/input-fields.ts'),
  () => import('../own-fields.ts'),
  () => import('../wording/fields.ts'),
);

/** Why an ad cannot be had, free or ordered. */
const adProblems = [
  'postings.free-not-available',
  'postings.free-limit-reached',
  'advertising.no-provider',
  'advertising.no-company-data',
  'advertising.orders-full',
  'advertising.price-changed',
] as const;

export const sendPosting = post('send', '/employer/postings', 'recruiter', {
  summary: 'Sends a finished draft: it goes live, or is awaiting payment or review.',
  schemas: (f) => ({ body: f.sentInput, data: f.sentPosting }),
  problems: ['postings.draft-sent', ...adProblems],
  status: 201,
  once: true,
});

export const editPosting = put('edit', '/employer/postings/{id}', 'recruiter', {
  summary: 'Changes what an own posting says, whether it is live or pending.',
  schemas: (f) => ({ body: f.editedInput, data: f.sentPosting }),
  problems: ['postings.not-found', 'postings.moved-on', 'postings.changed', 'postings.draft-sent'],
});

export const renewPosting = post('renew', '/employer/postings/{id}/renew', 'recruiter', {
  summary: 'Requests another period of an own posting that is live or has ended, with or without changes.',
  schemas: (f) => ({ body: f.renewedInput, data: f.sentPosting }),
  problems: [
    'postings.not-found',
    'postings.moved-on',
    'postings.changed',
    'postings.draft-sent',
    'postings.renewal-waits',
    ...adProblems,
  ],
  once: true,
});

export const previewPosting = post('preview', '/employer/postings/preview', 'recruiter', {
  summary: 'The page that a draft would have if it went live now; nothing is kept.',
  schemas: (f) => ({ body: f.postingInput, data: f.postingPage }),
  problems: ['too-many-requests'],
});

export const checkWording = post('checkWording', '/employer/postings/check', 'recruiter', {
  summary: 'What the wording check finds in the texts of a posting, before it is sent.',
  schemas: (f, z) => ({ body: f.wordingInput, data: z.array(f.postingFinding) }),
  problems: ['too-many-requests'],
});
