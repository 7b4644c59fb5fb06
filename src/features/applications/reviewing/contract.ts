import { endpoint, idParams, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listApplications = endpoint({
  id: 'applications.list',
  method: 'GET',
  path: '/employer/postings/{id}/applications',
  access: 'reader',
  summary:
    'Applications to an own posting, with counts per status, answer and requirement under the other filters.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return {
      params: await idParams(),
      query: f.applicationsQuery,
      data: z.array(f.applicationRow),
      meta: f.applicationsMeta,
    };
  },
  problems: ['postings.not-found'],
});

export const getApplication = endpoint({
  id: 'applications.get',
  method: 'GET',
  path: '/employer/applications/{id}',
  access: 'reader',
  summary:
    'One application to an own posting, with its place in the list of these filters; the first reading marks it as opened.',
  schemas: async () => {
    const f = await fields();
    return {
      params: await uuidParams(),
      query: f.applicationsQuery,
      data: f.applicationAnswer,
      meta: f.applicationPlace,
    };
  },
  problems: ['applications.not-found'],
});

export const listApplicationEvents = endpoint({
  id: 'applications.listEvents',
  method: 'GET',
  path: '/employer/applications/{id}/events',
  access: 'reader',
  summary: 'What happened to an application and who did it, in order of time: the newest 100.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { params: await uuidParams(), data: z.array(f.applicationEvent), meta: f.applicationEventsMeta };
  },
  problems: ['applications.not-found'],
});

export const getApplicationNote = endpoint({
  id: 'applications.getNote',
  method: 'GET',
  path: '/employer/applications/{id}/note',
  access: 'reader',
  summary: 'What the members of the company note about an application; the candidate never sees it.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).applicationNote }),
  problems: ['applications.not-found'],
});

export const putApplicationNote = endpoint({
  id: 'applications.putNote',
  method: 'PUT',
  path: '/employer/applications/{id}/note',
  access: 'recruiter',
  summary: 'Saves the note about an application; an empty one clears it.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.noteInput, data: f.applicationNote };
  },
  problems: ['applications.not-found', 'applications.note-changed', 'applications.erased'],
});

export const getApplicationArchive = endpoint({
  id: 'applications.getArchive',
  method: 'GET',
  path: '/employer/applications/{id}/documents',
  access: 'reader',
  summary: 'Link to one archive of everything that was sent with an application, valid for a minute.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).archiveLink }),
  problems: ['applications.not-found', 'applications.withdrawn', 'applications.erased'],
});

export const archiveApplications = endpoint({
  id: 'applications.archive',
  method: 'POST',
  path: '/employer/postings/{id}/applications/documents',
  access: 'reader',
  summary:
    'The same of several applications, at most 100 and 500 MB; withdrawn and erased ones are left out.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.archiveInput, data: f.selectedArchive };
  },
  problems: [
    'postings.not-found',
    'applications.not-found',
    'applications.too-many-selected',
    'applications.archive-too-large',
    'applications.nothing-to-pack',
  ],
});

export const sortApplication = endpoint({
  id: 'applications.sort',
  method: 'PATCH',
  path: '/employer/applications/{id}',
  access: 'recruiter',
  summary:
    'Sorts an application: saved, maybe, rejected, or back to unsorted. The person never learns of it.',
  schemas: async () => {
    const f = await fields();
    return {
      params: await uuidParams(),
      body: f.sortApplicationInput,
      data: f.applicationAnswer,
      meta: f.sortedBefore,
    };
  },
  problems: ['applications.not-found'],
});

export const sortApplications = endpoint({
  id: 'applications.sortSeveral',
  method: 'PATCH',
  path: '/employer/postings/{id}/applications',
  access: 'recruiter',
  summary:
    'Sorts several applications of an own posting at once: the named ones, or all that a list with these filters shows.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.sortSelectionInput, data: f.sortedSelection };
  },
  problems: ['postings.not-found', 'applications.not-found', 'applications.too-many-selected'],
});

export const getApplicationsFile = endpoint({
  id: 'applications.listFile',
  method: 'GET',
  path: '/employer/postings/{id}/applications/csv',
  access: 'reader',
  summary:
    'A download address for the list of all applications that match the filters, as CSV in the language of the request; valid for 60 seconds.',
  schemas: async () => {
    const { fileLink } = await import('#features/files/fields.ts');
    return { params: await idParams(), query: (await fields()).applicationsFileQuery, data: fileLink };
  },
  problems: ['postings.not-found', 'applications.too-many-selected'],
});
