import type { Api } from '#kit/api-client.ts';
import { deleteFile, uploadFile } from './contract.ts';

/** How a picture of a form is uploaded, and deleted again while nothing uses it: for `ui/forms/picture-field.tsx`. */
export const pictureUpload = (api: Api, purpose: 'photo' | 'logo' | 'blogImage') => ({
  purpose,
  send: (form: FormData, { signal }: { signal: AbortSignal }) => {
    form.set('purpose', purpose);
    return api.call(uploadFile, { body: { purpose } }, { form, signal });
  },
  discard: (id: string) => api.call(deleteFile, { params: { id } }),
});
