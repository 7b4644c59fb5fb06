import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, patch } = endpoints(
  'applications',
  () => import('./fields.ts'),
  () => import('./received/fields.ts'),
);

export const getApplication = get('get', '/employer/applications/{id:uuid}', 'reader', {
  summary:
    'One application to an own posting, with its place in the list of these filters; the first reading marks it as opened.',
  schemas: (f) => ({ query: f.applicationsQuery, data: f.applicationAnswer, meta: f.applicationPlace }),
  problems: ['applications.not-found'],
});

export const listApplicationEvents = get('listEvents', '/employer/applications/{id:uuid}/events', 'reader', {
  summary: 'What happened to an application and who did it, in order of time: the newest 100.',
  schemas: (f, z) => ({ data: z.array(f.applicationEvent), meta: f.applicationEventsMeta }),
  problems: ['applications.not-found'],
});

export const getApplicationNote = get('getNote', '/employer/applications/{id:uuid}/note', 'reader', {
  summary: 'What the members of the company note about an application; the candidate never sees it.',
  schemas: (f) => ({ data: f.applicationNote }),
  problems: ['applications.not-found'],
});

export const putApplicationNote = put('putNote', '/employer/applications/{id:uuid}/note', 'recruiter', {
  summary: 'Saves the note about an application; an empty one clears it.',
  schemas: (f) => ({ body: f.applicationNoteInput, data: f.applicationNote }),
  problems: ['applications.not-found', 'applications.note-changed', 'applications.erased'],
});

export const getApplicationArchive = get('getArchive', '/employer/applications/{id:uuid}/documents', 'reader', {
  summary: 'Link to one archive of everything that was sent with an application, valid for a minute.',
  schemas: (f) => ({ data: f.archiveLink }),
  problems: ['applications.not-found', 'applications.withdrawn', 'applications.erased'],
});

export const archiveApplications = post('archive', '/employer/postings/{id}/applications/documents', 'reader', {
  summary: 'The same of several applications, at most 100 and 500 MB; withdrawn and erased ones are left out.',
  schemas: (f) => ({ body: f.archiveInput, data: f.selectedArchive }),
  problems: [
    'postings.not-found',
    'applications.not-found',
    'applications.too-many-selected',
    'applications.archive-too-large',
    'applications.nothing-to-pack',
  ],
});

export const sortApplication = patch('sort', '/employer/applications/{id:uuid}', 'recruiter', {
  summary: 'Sorts an application: saved, maybe, rejected, or back to unsorted. The person never learns of it.',
  schemas: (f) => ({ body: f.sortApplicationInput, data: f.applicationAnswer, meta: f.sortedBefore }),
  problems: ['applications.not-found'],
});

export const sortApplications = patch('sortSeveral', '/employer/postings/{id}/applications', 'recruiter', {
  summary:
    'Sorts several applications of an own posting at once: the named ones, or all that a list with these filters shows.',
  schemas: (f) => ({ body: f.sortSelectionInput, data: f.sortedSelection }),
  problems: ['postings.not-found', 'applications.not-found', 'applications.too-many-selected'],
});
