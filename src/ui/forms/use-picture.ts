import { useState } from 'react';
import { type PendingUpload, useUpload } from './use-upload.ts';

export interface PictureOptions {
  /** Name of the field. */
  field: string;
  /** The types of files to choose from, as in the `accept` of an input. */
  accept: string;
  /** The code of the problem with a file that would be refused; null for others. */
  refusalOf: (file: File) => string | null;
  /** Id of the chosen picture in the form; empty when there is no picture. */
  value: string | null | undefined;
  onChange: (id: string | null) => void;
  /** Id of the saved picture: it stays on the server whatever is chosen. */
  savedId: string | null;
  send: (form: FormData, options: { signal: AbortSignal }) => Promise<{ data: { id: string } }>;
  /** Deletes an upload that is not used any more. */
  discard: (id: string) => Promise<unknown>;
  /** Converts the chosen file before it is sent; null when the person cancels. */
  prepare?: ((file: File) => Promise<File | null>) | undefined;
  /** Called with the address at which an uploaded picture is shown until it is saved. */
  onPicture: (id: string, url: string) => void;
}

export interface Picture {
  pending: PendingUpload | undefined;
  uploading: boolean;
  /** The last action, for assistive technology. */
  news: 'uploaded' | 'removed' | null;
  choose: (file: File | undefined) => Promise<void>;
  remove: () => void;
  cancel: () => void;
  /** Sends the same picture again; null when it would fail again. */
  retry: (() => void) | null;
}

/** A form field for one picture, uploaded when it is chosen and attached when the form is saved. */
export function usePicture(options: PictureOptions): Picture {
  const { refusalOf, value, onChange, savedId, send, discard, prepare, onPicture } = options;
  const [news, setNews] = useState<Picture['news']>(null);

  /** An upload that cannot be deleted now is deleted by the server within a day. */
  const discardUpload = (id: string | null | undefined): void => {
    if (id && id !== savedId) discard(id).catch(() => {});
  };
  const uploads = useUpload({
    refusalOf,
    send,
    onUploaded: ({ data: { id } }, file) => {
      onPicture(id, URL.createObjectURL(file));
      discardUpload(value);
      onChange(id);
      setNews('uploaded');
    },
  });
  const [pending] = uploads.pending;
  const cancel = (): void => {
    if (pending) uploads.drop(pending.key);
  };

  return {
    pending,
    uploading: pending?.error === null,
    news,
    async choose(file) {
      if (!file) return;
      setNews(null);
      // A file that would be refused is not prepared first.
      const sent = refusalOf(file) !== null || !prepare ? file : await prepare(file);
      if (sent) uploads.replace(sent);
    },
    remove() {
      discardUpload(value);
      onChange(null);
      cancel();
      setNews('removed');
    },
    cancel,
    retry: pending && !pending.hopeless ? () => uploads.retry(pending.key) : null,
  };
}
