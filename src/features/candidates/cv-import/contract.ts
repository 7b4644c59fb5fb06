import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const importCv = endpoint({
  id: 'candidates.importCv',
  method: 'POST',
  path: '/candidate/cv/import',
  access: 'jobseeker',
  summary:
    'Reads a CV from a file (multipart field `file`): JSON Resume, Europass, LinkedIn’s archive, a PDF made here. Answers what was understood and what was left out; nothing is saved.',
  schemas: async () => ({ data: (await fields()).cvPreview }),
  upload: true,
  problems: [
    'files.missing',
    'files.empty',
    'files.too-large',
    'candidates.cv-file-unknown',
    'candidates.cv-file-unreadable',
    'candidates.cv-file-too-much',
    'candidates.cv-file-without-cv',
    'candidates.cv-pdf-foreign',
    'request-timeout',
    'too-many-requests',
    'unavailable',
  ],
});

export const getJsonResume = endpoint({
  id: 'candidates.getJsonResume',
  method: 'GET',
  path: '/candidate/cv/json-resume',
  access: 'jobseeker',
  summary: 'The own general data and CV as JSON Resume 1.0.0, to take along.',
  schemas: async () => ({ data: (await fields()).jsonResume }),
});
