import { endpoints } from '#kit/endpoint.ts';

const { get, post, patch, del } = endpoints('candidates', () => import('./fields.ts'));

export const listDocuments = get('listDocuments', '/candidate/documents', 'jobseeker', {
  summary: 'The own documents, newest first: uploads and CVs made from the profile.',
  schemas: (f, z) => ({ data: z.array(f.candidateDocument) }),
});

export const addDocument = post('addDocument', '/candidate/documents', 'jobseeker', {
  summary:
    'Keeps an own upload (purpose `document`) among the documents; one that is already there is answered as it is.',
  schemas: (f) => ({ body: f.addDocumentInput, data: f.candidateDocument }),
  status: 201,
  problems: ['files.not-yours', 'files.infected', 'files.documents-full'],
});

export const changeDocument = patch('changeDocument', '/candidate/documents/{id:uuid}', 'jobseeker', {
  summary:
    'Renames a document, which keeps its ending, or makes it the default CV; what was sent keeps the name it was sent under.',
  schemas: (f) => ({ body: f.changeDocumentInput, data: f.candidateDocument }),
  problems: ['candidates.document-not-found', 'candidates.not-a-cv'],
});

export const deleteDocument = del('deleteDocument', '/candidate/documents/{id:uuid}', 'jobseeker', {
  summary: 'Removes a document. Its content goes too, unless it was sent with an application.',
  problems: ['candidates.document-not-found'],
});
