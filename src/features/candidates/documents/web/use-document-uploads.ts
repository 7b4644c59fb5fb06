import { useRef, useState } from 'react';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { fileProblem } from '#features/files/file-rules.ts';
import { problemOf } from '#kit/client-errors.ts';
import { type Uploads, useUpload } from '#ui/forms/use-upload.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { addDocument } from '../contract.ts';
import type { CandidateDocument } from '../fields.ts';

export interface DocumentUploads extends Pick<Uploads, 'pending' | 'add' | 'retry' | 'drop'> {
  /** Announced by assistive technology: the document that was just added. */
  news: string;
}

/** Uploads that become documents; `onAdded` is called with the new document's id before `refresh` reloads the list. */
export function useDocumentUploads(refresh: () => Promise<void>, onAdded?: (id: string) => void): DocumentUploads {
  const t = useTexts();
  const api = useApi();
  const [news, setNews] = useState('');
  /** Ids of completed uploads that are not documents yet, so that a retry does not send the bytes again. */
  const arrived = useRef(new WeakMap<File, string>());

  const upload = async (
    form: FormData,
    options: { signal: AbortSignal; onProgress: (percent: number) => void },
  ): Promise<string> => {
    const file = form.get('file') as File;
    const before = arrived.current.get(file);
    if (before !== undefined) return before;
    const purpose = 'document';
    form.set('purpose', purpose);
    const { data } = await api.call(uploadFile, { body: { purpose } }, { form, ...options });
    arrived.current.set(file, data.id);
    return data.id;
  };

  const { pending, add, retry, drop } = useUpload<CandidateDocument>({
    refusalOf: (file) => fileProblem('document', file),
    send: async (form, options) => {
      const { signal } = options;
      const fileId = await upload(form, options);
      try {
        return (await api.call(addDocument, { body: { fileId } }, { signal })).data;
      } catch (error) {
        // The server may have deleted the upload, so the next retry sends the bytes again.
        if (problemOf(error)) arrived.current.delete(form.get('file') as File);
        // A cancelled upload is deleted to free its room; if this fails, the server deletes it within a day.
        if (signal.aborted || problemOf(error)) {
          void api.call(deleteFile, { params: { id: fileId }, query: {} }).catch(() => {});
        }
        // The document may have been added despite the cancellation.
        if (signal.aborted) void refresh();
        throw error;
      }
    },
    onUploaded: ({ id, name }) => {
      onAdded?.(id);
      setNews(t('candidates.documents.upload.added', { name }));
      void refresh();
    },
  });
  return { pending, add, retry, drop, news };
}
