import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints(
  'applications',
  () => import('./fields.ts'),
  () => import('#features/files/fields.ts'),
);

export const applyToPosting = post('apply', '/postings/{id}/applications', 'jobseeker', {
  summary:
    'Applies with the own profile, CV and documents. Whoever has applied already gets 409 with `id` and `createdAt` of that application as `current`.',
  schemas: (f) => ({ body: f.applicationInput, data: f.sentAnswer }),
  once: true,
  status: 201,
  problems: [
    'postings.not-found',
    'postings.not-live',
    'applications.other-apply-mode',
    'applications.already-applied',
    'applications.without-cv',
    'applications.requirement-not-met',
    'files.not-yours',
    'too-many-requests',
  ],
});

export const listSentApplications = get('listSent', '/candidate/applications', 'jobseeker', {
  summary:
    'The own applications, newest first, with those that were sent from the same confirmed address without an account.',
  schemas: (f, z) => ({ query: f.sentQuery, data: z.array(f.sentRow), meta: f.sentMeta }),
});

export const getOwnMarks = get('marks', '/candidate/applications/marks', 'jobseeker', {
  summary:
    'To which postings the candidate has applied, the latest 500, for the marks on pages and cards, and the interviews that wait for an answer or are agreed.',
  schemas: (f) => ({ data: f.ownMarks }),
});

export const getSentApplication = get('getSent', '/candidate/applications/{id:uuid}', 'jobseeker', {
  summary: 'One of the own applications: what was sent and what has happened with it.',
  schemas: (f) => ({ data: f.sentAnswer }),
  problems: ['applications.not-found'],
});

export const withdrawApplication = post('withdraw', '/candidate/applications/{id:uuid}/withdraw', 'jobseeker', {
  summary:
    'Takes an own application back: it stays, marked, and its content is closed to the employer. Once more changes nothing.',
  schemas: (f) => ({ data: f.sentAnswer }),
  problems: ['applications.not-found'],
});

export const getSentArchive = get('getSentArchive', '/candidate/applications/{id:uuid}/archive', 'jobseeker', {
  summary:
    'A download address for everything that was sent with an own application, as one ZIP archive; valid for 60 seconds.',
  schemas: (f) => ({ data: f.fileLink }),
  problems: ['applications.not-found'],
});

export const getLastLetter = get('lastLetter', '/candidate/cover-letter', 'jobseeker', {
  summary: 'The letter of the latest own application that had one, to begin the next one with.',
  schemas: (f) => ({ data: f.lastLetterAnswer }),
});
