import { useEffect, useRef, useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { codeSentence, problemSentence } from './problem-sentence.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** A file being uploaded, kept in memory for a retry. */
export interface PendingUpload {
  key: string;
  file: File;
  /** Percentage sent. */
  progress: number;
  /** Why it failed; null otherwise. */
  error: string | null;
  /** Whether the same file would fail again: it can only be removed. */
  hopeless: boolean;
}

interface UploadOptions<Uploaded> {
  /** The code of the problem with a file that would be refused; null for others. */
  refusalOf: (file: File) => string | null;
  /** Sends the form (field `file`) to the server; throws when it fails. */
  send: (form: FormData, options: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<Uploaded>;
  onUploaded: (uploaded: Uploaded, file: File) => void;
  /** Called with the message that the pending upload shows. */
  onFailed?: (sentence: string) => void;
  /** Whether it continues when its field is no longer shown; otherwise the upload is aborted. */
  outlives?: boolean;
}

export interface Uploads {
  pending: readonly PendingUpload[];
  /** Starts uploading; a file that is not allowed shows its error without being sent. */
  add: (files: readonly File[]) => void;
  /** The same for a field for one file: replaces a failed one. */
  replace: (file: File) => void;
  retry: (key: string) => void;
  /** Removes a file, aborting its upload. */
  drop: (key: string) => void;
}

/** Statuses of refusals that may not recur with the same bytes: too slow, or too many requests. */
const passing = new Set([408, 429]);

/** Whether the same bytes would be refused again; unknown errors may not recur. */
const isHopeless = (error: unknown): boolean => {
  const status = problemOf(error)?.status ?? 0;
  return status >= 400 && status < 500 && !passing.has(status);
};

let lastKey = 0;

const underWay = new Set<Promise<void>>();

/** The server accepts four per person at once (rules.md#upload-limits); another tab may upload one too. */
const maxAtOnce = 3;
let sending = 0;
const waiting: (() => void)[] = [];

/** Runs the work when a slot is free. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (sending === maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else sending += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else sending -= 1;
  }
};

/** Resolves when no upload is running on this page any more, successful or failed. */
export async function uploadsEnded(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/** The one way to upload files: validated before they are sent, with progress, retry, and cancelling. */
export function useUpload<Uploaded>(options: UploadOptions<Uploaded>): Uploads {
  const { refusalOf, send, outlives = false } = options;
  const t = useTexts();
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  // A finished upload uses the options of the latest rendering.
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const uploads = running.current;
    return () => {
      if (!outlives) for (const upload of uploads.values()) upload.abort();
    };
  }, [outlives]);

  // The bytes of running uploads are stored nowhere else.
  useLeaveQuestion(pending.some(({ error }) => error === null));

  const patch = (key: string, part: Partial<PendingUpload>): void =>
    setPending((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const drop = (key: string): void => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setPending((now) => now.filter((one) => one.key !== key));
  };

  const upload = async ({ key, file }: PendingUpload): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    patch(key, { progress: 0, error: null });
    const form = new FormData();
    form.set('file', file);
    try {
      const answer = await inTurn(() => {
        signal.throwIfAborted();
        return send(form, { signal, onProgress: (progress) => patch(key, { progress }) });
      });
      if (signal.aborted) return;
      drop(key);
      latest.current.onUploaded(answer, file);
    } catch (error) {
      if (signal.aborted) return;
      running.current.delete(key);
      const sentence = problemSentence(error, t);
      patch(key, { error: sentence, hopeless: isHopeless(error) });
      latest.current.onFailed?.(sentence);
    }
  };

  const start = (one: PendingUpload): void => {
    const ended = upload(one).finally(() => underWay.delete(ended));
    underWay.add(ended);
  };

  const add = (files: readonly File[]): void => {
    const fresh = files.map((file): PendingUpload => {
      lastKey += 1;
      const refusal = refusalOf(file);
      const error = refusal && codeSentence(refusal, t);
      return { key: `upload-${lastKey}`, file, progress: 0, error, hopeless: error !== null };
    });
    setPending((now) => [...now, ...fresh]);
    for (const one of fresh) if (!one.hopeless) start(one);
  };

  return {
    pending,
    add,
    replace: (file) => {
      for (const { key } of pending) drop(key);
      add([file]);
    },
    retry: (key) => {
      const one = pending.find((known) => known.key === key);
      if (one) start(one);
    },
    drop,
  };
}
