import { endpoints } from '#kit/endpoint.ts';

const { get, post, del } = endpoints('applications', () => import('./fields.ts'));

export const sendResults = post('sendResults', '/employer/postings/{id}/results', 'recruiter', {
  summary:
    'Notifies applicants of an own posting of a result by email and on their page: the given ones, or all that a list with these filters shows. `later`: in 48 hours, and until then it can be undone. Whoever withdrew, was erased, was notified of this result before or has a pending one is excluded and counted.',
  schemas: (f) => ({ body: f.sendResultsInput, data: f.sentResults }),
  once: true,
  problems: [
    'postings.not-found',
    'applications.not-found',
    'applications.too-many-selected',
    'applications.nobody-to-notify',
  ],
});

export const listPendingResults = get('listPendingResults', '/employer/postings/{id}/results', 'reader', {
  summary: 'The pending results of an own posting by decision, in order of time: the first 20.',
  schemas: (f, z) => ({ data: z.array(f.pendingResult) }),
  problems: ['postings.not-found'],
});

export const endResults = post('endResults', '/employer/postings/{id}/results/end', 'recruiter', {
  summary:
    'Notifies those who were hired, and with `others` everyone who was not notified of any result that the position is filled; whoever cannot be notified is left out.',
  schemas: (f) => ({ body: f.endInput, data: f.endAnswer }),
  once: true,
  problems: ['postings.not-found', 'applications.not-found'],
});

export const undoResults = post('undoResults', '/employer/postings/{id}/results/undo', 'recruiter', {
  summary: 'Undoes what is still pending of a decision; repeating it changes nothing.',
  schemas: (f, z) => ({ body: z.strictObject({ id: z.uuid() }), data: f.undone }),
  problems: ['postings.not-found'],
});

export const listResults = get('listResults', '/employer/applications/{id:uuid}/results', 'reader', {
  summary: 'The results that an applicant was notified of, and the pending one; oldest first.',
  schemas: (f, z) => ({ data: z.array(f.decidedResult) }),
  problems: ['applications.not-found'],
});

export const undoResult = del('undoResult', '/employer/applications/{id:uuid}/results', 'recruiter', {
  summary: 'Undoes the pending result of an application; repeating it changes nothing.',
  schemas: (f) => ({ data: f.undone }),
  problems: ['applications.not-found'],
});

export const getStatusQuestion = get('getStatusQuestion', '/candidate/applications/{id:uuid}/question', 'jobseeker', {
  summary: 'Whether the candidate may ask if an own application is still open, and when it was asked.',
  schemas: (f) => ({ data: f.statusQuestion }),
  problems: ['applications.not-found'],
});

export const askStatus = post('askStatus', '/candidate/applications/{id:uuid}/question', 'jobseeker', {
  summary:
    'Asks the company whether an own application is still open: once, when the promised days are over (14 without a promise) and it has not answered. It reads about it in one email a morning; asking again changes nothing.',
  schemas: (f) => ({ data: f.statusQuestion }),
  problems: ['applications.not-found', 'applications.not-askable'],
});
