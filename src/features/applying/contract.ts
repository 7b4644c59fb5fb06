import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('applications', () => import('./fields.ts'));

export const applyAsGuest = post('applyAsGuest', '/postings/{id}/applications/guest', 'public', {
  summary:
    'Applies without an account. Answers the same for a repetition with the same email address, which changes nothing.',
  schemas: (f) => ({ body: f.guestApplicationInput, data: f.applicationReceipt }),
  once: true,
  status: 201,
  problems: [
    'postings.not-found',
    'postings.not-live',
    'applications.other-apply-mode',
    'applications.without-cv',
    'applications.requirement-not-met',
    'files.not-yours',
    'files.infected',
    'too-many-requests',
  ],
});
