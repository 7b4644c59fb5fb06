import { endpoint } from '#shared/endpoint.ts';
import type { ProblemCode } from '#shared/problem.ts';

const fields = () => import('./fields.ts');
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

export const uploadFile = endpoint({
  id: 'files.upload',
  method: 'POST',
  path: '/services/files',
  access: 'account',
  summary:
    'Uploads a file (multipart field `file`) for one purpose; deleted after 24 hours unless something uses it.',
  schemas: async () => {
    const f = await fields();
    return { body: f.uploadInput, data: f.fileView };
  },
  upload: true,
  status: 201,
  problems: [...uploadProblems, 'files.documents-full'],
});

export const uploadGuestFile = endpoint({
  id: 'files.uploadGuest',
  method: 'POST',
  path: '/services/files/upload/guest',
  access: 'public',
  summary:
    'Uploads a document of a guest application; the answer’s `guestToken` goes with the application or the deletion.',
  schemas: async () => ({ data: (await fields()).guestFileView }),
  upload: true,
  status: 201,
  problems: uploadProblems,
});

const idSchemas = async () => {
  const { z } = await import('zod');
  const { uuidParam } = await import('#shared/query-fields.ts');
  return { z, params: z.object({ id: uuidParam }) };
};

export const deleteFile = endpoint({
  id: 'files.delete',
  method: 'DELETE',
  path: '/services/files/{id}/delete',
  access: 'public',
  summary: 'Deletes an upload: its owner’s, or with `guestToken` a guest’s, while nothing uses it.',
  schemas: async () => {
    const { z, params } = await idSchemas();
    return { params, query: (await fields()).guestTokenQuery, data: z.object({}) };
  },
  problems: ['not-found', 'files.in-use'],
});

export const getFileLink = endpoint({
  id: 'files.link',
  method: 'GET',
  path: '/services/files/{id}/link',
  access: 'account',
  summary: 'A download address for a private file, valid for 60 seconds.',
  schemas: async () => ({ params: (await idSchemas()).params, data: (await fields()).fileLink }),
  problems: ['not-found', 'files.checking', 'files.infected'],
});
