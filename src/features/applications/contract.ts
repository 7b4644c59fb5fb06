import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const applyAsGuest = endpoint({
  id: 'applications.applyAsGuest',
  method: 'POST',
  path: '/postings/{id}/applications/guest',
  access: 'public',
  summary:
    'Applies without an account. Answers the same for a repetition with the same email address, which changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.guestApplicationInput, data: f.applicationReceipt };
  },
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
