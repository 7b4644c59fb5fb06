import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getCv = endpoint({
  id: 'candidates.getCv',
  method: 'GET',
  path: '/candidate/cv',
  access: 'jobseeker',
  summary: 'The own CV by section, with the version that a change of it carries; 0 before the first save.',
  schemas: async () => ({ data: (await fields()).cv }),
});

export const putCv = endpoint({
  id: 'candidates.putCv',
  method: 'PUT',
  path: '/candidate/cv',
  access: 'jobseeker',
  summary:
    'Replaces all sections of the own CV. An older `version` is answered 409 with the newer state as `current`.',
  schemas: async () => {
    const f = await fields();
    return { body: f.cvInput, data: f.cv };
  },
  problems: ['candidates.profile-changed'],
});

export const makeCvDocument = endpoint({
  id: 'candidates.makeCvDocument',
  method: 'POST',
  path: '/candidate/cv/document',
  access: 'jobseeker',
  status: 201,
  summary:
    'Creates a PDF of the own profile and CV in one of four versions and adds it to the documents; it replaces an earlier one of the same version.',
  schemas: async () => {
    const f = await fields();
    return { body: f.cvDocumentInput, data: f.madeCvDocument };
  },
  problems: [
    'candidates.cv-empty',
    'candidates.document-not-found',
    'files.documents-full',
    'too-many-requests',
    'unavailable',
  ],
});
