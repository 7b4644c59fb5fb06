import { endpoint, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const applyToPosting = endpoint({
  id: 'applications.apply',
  method: 'POST',
  path: '/postings/{id}/applications',
  access: 'jobseeker',
  summary:
    'Applies with the own profile, CV and documents. Whoever has applied already gets 409 with `id` and `createdAt` of that application as `current`.',
  schemas: async () => {
    const { z } = await import('zod');
    const { idParam } = await import('#shared/query-fields.ts');
    const f = await fields();
    return { params: z.object({ id: idParam }), body: f.applicationInput, data: f.sentAnswer };
  },
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

export const listSentApplications = endpoint({
  id: 'applications.listSent',
  method: 'GET',
  path: '/candidate/applications',
  access: 'jobseeker',
  summary:
    'The own applications, newest first, with those that were sent from the same confirmed address without an account.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { query: f.sentQuery, data: z.array(f.sentRow), meta: f.sentMeta };
  },
});

export const getOwnMarks = endpoint({
  id: 'applications.marks',
  method: 'GET',
  path: '/candidate/applications/marks',
  access: 'jobseeker',
  summary:
    'To which postings the candidate has applied, the latest 500, for the marks on pages and cards, and the interviews that wait for an answer or are agreed.',
  schemas: async () => ({ data: (await fields()).ownMarks }),
});

export const getSentApplication = endpoint({
  id: 'applications.getSent',
  method: 'GET',
  path: '/candidate/applications/{id}',
  access: 'jobseeker',
  summary: 'One of the own applications: what was sent and what has happened with it.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).sentAnswer }),
  problems: ['applications.not-found'],
});

export const withdrawApplication = endpoint({
  id: 'applications.withdraw',
  method: 'POST',
  path: '/candidate/applications/{id}/withdraw',
  access: 'jobseeker',
  summary:
    'Takes an own application back: it stays, marked, and its content is closed to the employer. Once more changes nothing.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).sentAnswer }),
  problems: ['applications.not-found'],
});

export const getSentArchive = endpoint({
  id: 'applications.getSentArchive',
  method: 'GET',
  path: '/candidate/applications/{id}/archive',
  access: 'jobseeker',
  summary:
    'A download address for everything that was sent with an own application, as one ZIP archive; valid for 60 seconds.',
  schemas: async () => {
    const { fileLink } = await import('#features/files/fields.ts');
    return { params: await uuidParams(), data: fileLink };
  },
  problems: ['applications.not-found'],
});

export const getLastLetter = endpoint({
  id: 'applications.lastLetter',
  method: 'GET',
  path: '/candidate/cover-letter',
  access: 'jobseeker',
  summary: 'The letter of the latest own application that had one, to begin the next one with.',
  schemas: async () => ({ data: (await fields()).lastLetterAnswer }),
});
