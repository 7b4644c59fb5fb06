import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints(
  'postings',
  () => import('./fields.ts'),
  () => import('./view-fields.ts'),
);

export const getPosting = get('get', '/postings/{id}', 'public', {
  summary: 'A posting’s page: live, expired or closed; its owner and administrators also see the others.',
  schemas: (f) => ({ data: f.postingPage }),
  sameFor: 'guests',
  problems: ['postings.not-found', 'postings.removed'],
});

export const countPostingView = post('view', '/postings/{id}/views', 'public', {
  summary:
    'Counts a view with where it came from, once per visitor and day, few of one network; not of bots, the owner or administrators.',
  schemas: (f) => ({ query: f.viewQuery }),
  problems: ['postings.not-found', 'too-many-requests'],
});

export const openExternalApply = post('applyClick', '/postings/{id}/apply-click', 'public', {
  summary:
    'Someone begins to apply, counted once per visitor and day; the answer is the link or phone number of an external application.',
  schemas: (f) => ({ data: f.applyTarget }),
  problems: ['postings.not-found', 'postings.not-live'],
});
