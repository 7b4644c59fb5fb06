import { endpoint, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listDocuments = endpoint({
  id: 'candidates.listDocuments',
  method: 'GET',
  path: '/candidate/documents',
  access: 'jobseeker',
  summary: 'The own documents, newest first: uploads and CVs made from the profile.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await fields()).candidateDocument) };
  },
});

export const addDocument = endpoint({
  id: 'candidates.addDocument',
  method: 'POST',
  path: '/candidate/documents',
  access: 'jobseeker',
  summary:
    'Keeps an own upload (purpose `document`) among the documents; one that is already there is answered as it is.',
  schemas: async () => {
    const f = await fields();
    return { body: f.addDocumentInput, data: f.candidateDocument };
  },
  status: 201,
  problems: ['files.not-yours', 'files.infected', 'files.documents-full'],
});

export const changeDocument = endpoint({
  id: 'candidates.changeDocument',
  method: 'PATCH',
  path: '/candidate/documents/{id}',
  access: 'jobseeker',
  summary:
    'Renames a document, which keeps its ending, or makes it the default CV; what was sent keeps the name it was sent under.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.changeDocumentInput, data: f.candidateDocument };
  },
  problems: ['candidates.document-not-found', 'candidates.not-a-cv'],
});

export const deleteDocument = endpoint({
  id: 'candidates.deleteDocument',
  method: 'DELETE',
  path: '/candidate/documents/{id}',
  access: 'jobseeker',
  summary: 'Removes a document. Its content goes too, unless it was sent with an application.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await uuidParams(), data: z.object({}) };
  },
  problems: ['candidates.document-not-found'],
});
