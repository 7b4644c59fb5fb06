import { endpoints } from '#kit/endpoint.ts';

const { get, post, put } = endpoints('candidates', () => import('./cv-fields.ts'));

export const getCv = get('getCv', '/candidate/cv', 'jobseeker', {
  summary: 'The own CV by section, with the version that a change of it carries; 0 before the first save.',
  schemas: (f) => ({ data: f.cv }),
});

export const putCv = put('putCv', '/candidate/cv', 'jobseeker', {
  summary: 'Replaces all sections of the own CV. An older `version` is answered 409 with the newer state as `current`.',
  schemas: (f) => ({ body: f.cvInput, data: f.cv }),
  problems: ['candidates.profile-changed'],
});

export const makeCvDocument = post('makeCvDocument', '/candidate/cv/document', 'jobseeker', {
  summary:
    'Creates a PDF of the own profile and CV in one of four versions and adds it to the documents; it replaces an earlier one of the same version.',
  schemas: (f) => ({ body: f.cvDocumentInput, data: f.createdCvDocument }),
  status: 201,
  problems: [
    'candidates.cv-empty',
    'candidates.document-not-found',
    'files.documents-full',
    'too-many-requests',
    'unavailable',
  ],
});

export const getJsonResume = get('getJsonResume', '/candidate/cv/json-resume', 'jobseeker', {
  summary: 'The own general data and CV as JSON Resume 1.0.0, to take along.',
  schemas: (f) => ({ data: f.jsonResume }),
});
