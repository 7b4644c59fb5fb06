import { useRef, useState } from 'react';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { problemOf } from '#kit/client-errors.ts';
import { type Uploads, useUpload } from '#ui/forms/use-upload.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { addDocument } from '../contract.ts';
import type { CandidateDocument } from '../fields.ts';

export interface DocumentUploads extends Pick<Uploads, 'pending' | 'add' | 'retry' | 'drop'> {
  /** Read out by assistive technology: what has just been added. */
  news: string;
}

/** Uploads that become documents; `refresh` reloads the list after each, `onAdded` learns of the new document before. */
export function useDocumentUploads(refresh: () => Promise<void>, onAdded?: (id: string) => void): DocumentUploads {
  const t = useTexts();
  const api = useApi();
  const [news, setNews] = useState('');
  /** Uploads that have arrived but are no documents yet: another try goes on from there. */
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
    purpose: 'document',
    send: async (form, options) => {
      const { signal } = options;
      const fileId = await upload(form, options);
      try {
        return (await api.call(addDocument, { body: { fileId } }, { signal })).data;
      } catch (error) {
        // Cleared away by the server meanwhile: the next try sends the bytes again.
        if (problemOf(error)) arrived.current.delete(form.get('file') as File);
        // What was called off takes no room; the server clears it away within a day when this fails.
        if (signal.aborted || problemOf(error)) {
          void api.call(deleteFile, { params: { id: fileId }, query: {} }).catch(() => {});
        }
        // It may have become a document all the same.
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
