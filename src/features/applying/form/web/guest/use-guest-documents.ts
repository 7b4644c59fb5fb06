import { useRef, useState } from 'react';
import { deleteFile, uploadGuestFile } from '#features/files/contract.ts';
import { fileProblem } from '#features/files/file-rules.ts';
import { type PendingUpload, type Uploads, useUpload } from '#ui/forms/use-upload.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { maxDocuments } from '../../../application-type.ts';
import type { UploadedDocument } from '../application-draft.ts';

export interface GuestDocuments extends Pick<Uploads, 'retry' | 'drop'> {
  uploaded: readonly UploadedDocument[];
  pending: readonly PendingUpload[];
  /** Starts as many uploads as there is room for, and reports for each rejected file why. */
  add: (files: File[]) => void;
  /** Removes an uploaded document, also from the server. */
  remove: (document: UploadedDocument) => void;
  full: boolean;
  /** Announced by screen readers: the latest upload or removal. */
  news: string;
}

const refusalOf = (file: File) => fileProblem('document', file);

/** The documents of a guest's application: uploads with progress, retries, removal. */
export function useGuestDocuments(
  initial: readonly UploadedDocument[],
  onChange: (uploaded: UploadedDocument[]) => void,
): GuestDocuments {
  const t = useTexts();
  const api = useApi();
  const [uploaded, setUploaded] = useState(initial);
  const [news, setNews] = useState('');
  const latest = useRef(uploaded);

  const change = (next: UploadedDocument[]): void => {
    latest.current = next;
    setUploaded(next);
    onChange(next);
  };
  const { pending, add, retry, drop } = useUpload({
    refusalOf,
    send: (form, options) => api.call(uploadGuestFile, {}, { form, ...options }),
    onUploaded: ({ data: { id, name, size, guestToken } }) => {
      change([...latest.current, { fileId: id, guestToken, name, size }]);
      setNews(t('applications.guest.uploaded', { name }));
    },
  });

  // Rejected files do not count: they can only be removed.
  const taking = pending.filter(({ hopeless }) => !hopeless).length;

  return {
    uploaded,
    pending,
    add: (files) => {
      let room = maxDocuments - latest.current.length - taking;
      add(files.filter((file) => refusalOf(file) !== null || room-- > 0));
    },
    retry,
    drop,
    remove: ({ fileId, guestToken, name }) => {
      change(latest.current.filter((one) => one.fileId !== fileId));
      setNews(t('applications.guest.removed', { name }));
      // Files that cannot be deleted now are removed by the server within a day.
      void api.call(deleteFile, { params: { id: fileId }, query: { guestToken } }).catch(() => {});
    },
    full: uploaded.length + taking >= maxDocuments,
    news,
  };
}
