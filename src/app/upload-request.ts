import type { ApiRequest } from '#kit/api-client.ts';

interface UploadRequest extends Pick<ApiRequest, 'method' | 'url' | 'headers' | 'body'> {
  signal: AbortSignal;
  /** Called with the percentage sent, 0 to 100. */
  onProgress: (percent: number) => void;
}

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/\r?\n/)
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );

/**
 * `fetch` for an upload with progress reports, which `fetch` does not support. When aborted, it rejects with the
 * signal's reason.
 */
export function sendUpload({ method, url, headers, body, signal, onProgress }: UploadRequest): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => {
      const { responseText, status } = request;
      resolve(new Response(responseText || null, { status, headers: headersOf(request.getAllResponseHeaders()) }));
    };
    request.onerror = () => reject(new Error('the upload was cut off'));
    request.onabort = () => reject(signal.reason);
    request.send(body ?? null);
  });
}
