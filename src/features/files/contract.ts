import { endpoints } from '#kit/endpoint.ts';
import type { ProblemCode } from '#kit/problem.ts';

const { get, post, del } = endpoints('files', () => import('./fields.ts'));
const uploadProblems: ProblemCode[] = [
  'files.missing',
  'files.empty',
  'files.too-large',
  'files.type-not-allowed',
  'files.content-mismatch',
  'files.damaged',
  'files.too-many-pixels',
  'request-timeout',
  'too-many-requests',
  'unavailable',
];

export const uploadFile = post('upload', '/services/files', 'account', {
  summary: 'Uploads a file (multipart field `file`) for one purpose; deleted after 24 hours unless something uses it.',
  schemas: (f) => ({ body: f.uploadInput, data: f.fileView }),
  upload: true,
  status: 201,
  problems: [...uploadProblems, 'files.documents-full'],
});

export const uploadGuestFile = post('uploadGuest', '/services/files/upload/guest', 'public', {
  summary:
    'Uploads a document of a guest application; the answer’s `guestToken` goes with the application or the deletion.',
  schemas: (f) => ({ data: f.guestFileView }),
  upload: true,
  status: 201,
  problems: uploadProblems,
});

export const deleteFile = del('delete', '/services/files/{id:uuid}/delete', 'public', {
  summary: 'Deletes an upload: its owner’s, or with `guestToken` a guest’s, while nothing uses it.',
  schemas: (f) => ({ query: f.guestTokenQuery }),
  problems: ['not-found', 'files.in-use'],
});

export const getFileLink = get('link', '/services/files/{id:uuid}/link', 'account', {
  summary: 'A download address for a private file, valid for 60 seconds.',
  schemas: (f) => ({ data: f.fileLink }),
  problems: ['not-found', 'files.checking', 'files.infected'],
});
