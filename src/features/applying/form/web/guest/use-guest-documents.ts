import { useRef, useState } from 'react';
import { deleteFile, uploadGuestFile } from '#features/files/contract.ts';
import { fileProblem } from '#kit/file-rules.ts';
import { type PendingUpload, type Uploads, useUpload } from '#ui/forms/use-upload.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { maxDocuments } from '../../../application-type.ts';
import type { UploadedDocument } from '../application-draft.ts';

export interface GuestDocuments extends Pick<Uploads, 'retry' | 'drop'> {
  uploaded: readonly UploadedDocument[];
  pending: readonly PendingUpload[];
  /** Starts uploading as many as there is room for, and says of each other one why it is refused. */
  add: (files: File[]) => void;
  /** Takes an uploaded document away, on the server too. */
  remove: (document: UploadedDocument) => void;
  full: boolean;
  /** Read out by assistive technology: what has just been uploaded or removed. */
  news: string;
}

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
    purpose: 'document',
    send: (form, options) => api.call(uploadGuestFile, {}, { form, ...options }),
    onUploaded: ({ data: { id, name, size, guestToken } }) => {
      change([...latest.current, { fileId: id, guestToken, name, size }]);
      setNews(t('applications.guest.uploaded', { name }));
    },
  });

  // A refused file takes no place: it can only be taken away.
  const taking = pending.filter(({ hopeless }) => !hopeless).length;

  return {
    uploaded,
    pending,
    add: (files) => {
      let room = maxDocuments - latest.current.length - taking;
      const isRefused = ({ name, size }: File): boolean => fileProblem('document', name, size) !== null;
      add(files.filter((file) => isRefused(file) || room-- > 0));
    },
    retry,
    drop,
    remove: ({ fileId, guestToken, name }) => {
      change(latest.current.filter((one) => one.fileId !== fileId));
      setNews(t('applications.guest.removed', { name }));
      // What cannot be deleted now is cleared away by the server within a day.
      void api.call(deleteFile, { params: { id: fileId }, query: { guestToken } }).catch(() => {});
    },
    full: uploaded.length + taking >= maxDocuments,
    news,
  };
}
