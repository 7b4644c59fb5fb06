import { useEffect, useRef, useState } from 'react';
import { deleteFile } from '#features/files/contract.ts';
import { problemOf } from '#shared/client-errors.ts';
import { fileProblem } from '#shared/file-rules.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { maxDocuments } from '../application-type.ts';
import type { UploadedDocument } from './guest-draft.ts';
import { uploadGuestFile } from './upload-guest-file.ts';

/** A document on its way: its bytes are at hand for another try. */
interface PendingDocument {
  key: string;
  file: File;
  /** Percent sent. */
  progress: number;
  /** Why it failed, when it did. */
  error: string | null;
  /** The same file would fail again: it can only be removed. */
  hopeless: boolean;
}

export interface GuestDocuments {
  uploaded: readonly UploadedDocument[];
  pending: readonly PendingDocument[];
  /** Begins uploading; what is not allowed shows its error without being sent. */
  add: (files: File[]) => void;
  retry: (key: string) => void;
  /** Takes a pending document away, calling its upload off. */
  drop: (key: string) => void;
  /** Takes an uploaded document away, on the server too. */
  remove: (document: UploadedDocument) => void;
  full: boolean;
  /** Read out by assistive technology: what has just been uploaded or removed. */
  news: string;
}

let lastKey = 0;

/** The documents of a guest's application: uploads with progress, retries, removal. */
export function useGuestDocuments(
  initial: readonly UploadedDocument[],
  onChange: (uploaded: UploadedDocument[]) => void,
): GuestDocuments {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const [uploaded, setUploaded] = useState(initial);
  const [pending, setPending] = useState<readonly PendingDocument[]>([]);
  const [news, setNews] = useState('');
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(uploaded);

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const change = (next: UploadedDocument[]): void => {
    latest.current = next;
    setUploaded(next);
    onChange(next);
  };
  const patch = (key: string, part: Partial<PendingDocument>): void =>
    setPending((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string): void => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setPending((now) => now.filter((one) => one.key !== key));
  };

  const upload = async (key: string, file: File): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    patch(key, { progress: 0, error: null });
    try {
      const { id, name, size, guestToken } = await uploadGuestFile(file, {
        language,
        signal: controller.signal,
        onProgress: (progress) => patch(key, { progress }),
      });
      drop(key);
      change([...latest.current, { fileId: id, guestToken, name, size }]);
      setNews(t('applications.guest.uploaded', { name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      running.current.delete(key);
      const status = problemOf(error)?.status ?? 0;
      const hopeless = status >= 400 && status < 500 && status !== 429;
      patch(key, { error: problemSentence(error, t), hopeless });
    }
  };

  const add = (files: File[]): void => {
    const room = maxDocuments - latest.current.length - pending.length;
    const fresh = files.slice(0, Math.max(0, room)).map((file): PendingDocument => {
      lastKey += 1;
      const refusal = fileProblem('document', file.name, file.size);
      const name = refusal?.split('.')[1] as 'empty' | 'too-large' | 'type-not-allowed' | undefined;
      const error = name ? t(`files.problems.${name}`) : null;
      return { key: `document-${lastKey}`, file, progress: 0, error, hopeless: error !== null };
    });
    setPending((now) => [...now, ...fresh]);
    for (const { key, file, hopeless } of fresh) if (!hopeless) void upload(key, file);
  };

  return {
    uploaded,
    pending,
    add,
    retry: (key) => {
      const document = pending.find((one) => one.key === key);
      if (document) void upload(key, document.file);
    },
    drop,
    remove: ({ fileId, guestToken, name }) => {
      change(latest.current.filter((one) => one.fileId !== fileId));
      setNews(t('applications.guest.removed', { name }));
      // What cannot be deleted now is cleared away by the server within a day.
      void api.call(deleteFile, { params: { id: fileId }, query: { guestToken } }).catch(() => {});
    },
    full: uploaded.length + pending.length >= maxDocuments,
    news,
  };
}
