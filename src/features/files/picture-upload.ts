import type { Api } from '#kit/api-client.ts';
import { deleteFile, uploadFile } from './contract.ts';
import { acceptOf, fileProblem } from './file-rules.ts';

/** Upload of a form's picture, and its deletion while it is unused: for `ui/forms/picture-field.tsx`. */
export const pictureUpload = (api: Api, purpose: 'photo' | 'logo' | 'workplacePhoto' | 'blogImage') => ({
  field: purpose,
  accept: acceptOf(purpose),
  refusalOf: (file: File) => fileProblem(purpose, file),
  send: (form: FormData, { signal }: { signal: AbortSignal }) => {
    form.set('purpose', purpose);
    return api.call(uploadFile, { body: { purpose } }, { form, signal });
  },
  discard: (id: string) => api.call(deleteFile, { params: { id } }),
});
