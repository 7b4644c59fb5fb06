import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('candidates', () => import('./fields.ts'));

export const importCv = post('importCv', '/candidate/cv/import', 'jobseeker', {
  summary:
    'Reads a CV from a file (multipart field `file`): JSON Resume, Europass, LinkedIn’s archive, a PDF made here. Answers what was understood and what was left out; nothing is saved.',
  schemas: (f) => ({ data: f.cvPreview }),
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
